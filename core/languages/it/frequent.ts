/** Words that few sentences of Italian do without, in the form of core/care/care-words.ts; those that several languages share say nothing. */
export const frequent =
  'non mi che il e di la mio mia ho un per una sono lo gli del piu ma le con si ha come della voglio nel questo anche cosi'
