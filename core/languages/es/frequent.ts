/** Words that few sentences of Spanish do without, in the form of core/care/care-words.ts; those that several languages share say nothing. */
export const frequent =
  'que la el mi y no en los se por es yo una del para lo las con quiero su le como mas pero cuando tengo ya estoy hay muy soy'
