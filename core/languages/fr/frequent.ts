/** Words that few sentences of French do without, in the form of core/care/care-words.ts; those that several languages share say nothing. */
export const frequent =
  'je la le est pas que les mon ne des et il ma un du une pour qui dans sur ai ce se au plus veux suis avec elle jai cest nous fait'
