/** Words that few sentences of English do without, in the form of core/care/care-words.ts; those that several languages share say nothing. */
export const frequent =
  'i my the to and he is me it in of was that for his with not she you have am what do they dont im from but when this how be want'
