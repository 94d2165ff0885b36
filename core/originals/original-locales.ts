/** Languages of the originals. Files of the Hebrew Bible mostly name its language as that of today. */
const originalLocales: ReadonlySet<string> = new Set(['grc', 'hbo', 'he', 'el'])

/** Whether an edition in this language (a BCP 47 tag) is an original, or stands for one. */
export function isOriginalLocale(locale: string): boolean {
  return originalLocales.has(locale)
}
