/** The few words in a drawn chapter, in the language of the interface or, on the server, of the edition. */
import type en from '../../languages/en/scripture.json'

/** The words by key. */
export type ScriptureWords = Readonly<Record<keyof typeof en, string>>

/** A word with its `{{name}}` places filled. */
export function say(
  words: ScriptureWords,
  key: keyof ScriptureWords,
  values: Readonly<Record<string, string>> = {},
): string {
  return words[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
