/** Words that few sentences of Arabic do without, in the form of core/care/care-words.ts; those that several languages share say nothing. */
export const frequent = ''
