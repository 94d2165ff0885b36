/** Words that few sentences of German do without, in the form of core/care/care-words.ts; those that several languages share say nothing. */
export const frequent =
  'ich nicht und mein mir mich meine der das ist hat wir sie es zu mit auf ein von den er was wie war bin habe wenn aber so kann will mehr auch fur dass noch immer'
