/** Languages of the originals; files of the Hebrew Bible and of Greek Testaments mostly name those of today. */

const languages: ReadonlySet<string> = new Set(['grc', 'hbo', 'he', 'el', 'arc'])

/** Whether an edition with words of the original is one itself. `locale`: BCP 47. */
export function isOriginal(locale: string): boolean {
  return languages.has(locale.split('-')[0] ?? '')
}
