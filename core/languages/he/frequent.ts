/** Words that few sentences of Hebrew do without, in the form of core/care/care-words.ts; those that several languages share say nothing. */
export const frequent = ''
