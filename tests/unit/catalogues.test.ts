/** Every text in every language: same keys, same places for values, plurals as the language has them, nothing left in English. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '#core/contract/locales'

const folder = join(import.meta.dirname, '..', '..', 'core', 'languages')
const groups = readdirSync(join(folder, 'de'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))
const read = (locale: string, group: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, locale, `${group}.json`), 'utf8'))
const plural = /_(zero|one|two|few|many|other)$/
const placesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

/** Words that are the same in another language because they are that language's own. */
const shared =
  /^(Perikope|A–Z|PT Serif|Lato|Antiqua|Helvetica|Atkinson|OpenDyslexic|Standard|Normal|Sepia|Introduction|Licence|Menu|Downloads|Text|Name|Start|Vers|Verse|Version|Home|Hybrid|NT|Newsletter|Blog|Privacy|Version \{\{version\}\}|Tags|Likes|Personal|Message|Contact|Type|Suggestions|Suggestions : \{\{count\}\}|\{\{speed\}\}×|Notes|Password|Account|Like|Tag|Note|Video|Orange|Notifications|Messages|Marketing|Passage|Date|Source|Sources|Assistant|File|\{\{count\}\} notes?|Ctrl|Shift|Enter|Link|Format|Markdown|SBL|Chicago|v\. \{\{verses\}\}|numeral|personal|singular|plural|dual|article|interjection|(?:\{\{\w+\}\}(?:, )?)+)$/

describe.each(locales)('the catalogue of %s', (locale) => {
  it.each(groups)('has every text of %s', (group) => {
    const own = read(locale, group)
    const german = read('de', group)
    const stems = (texts: Record<string, string>) =>
      [...new Set(Object.keys(texts).map((key) => key.replace(plural, '')))].sort()
    expect(stems(own)).toEqual(stems(german))
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('')
      const original = german[key] ?? german[key.replace(plural, '_other')] ?? ''
      expect(placesOf(text), `${key} of ${locale}`).toEqual(placesOf(original))
    }
  })

  it('has the plural forms of its language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    for (const group of groups) {
      const own = read(locale, group)
      const counted = [
        ...new Set(
          Object.keys(own)
            .filter((key) => plural.test(key))
            .map((key) => key.replace(plural, '')),
        ),
      ]
      for (const stem of counted)
        for (const category of categories)
          expect(own, `${group}:${stem}`).toHaveProperty(`${stem}_${category}`)
    }
  })

  it('has the plural forms of every number that words go with', () => {
    const standsApart = /(?:[:(]\s*\{\{count\}\})/
    const left = groups.flatMap((group) =>
      Object.entries(read(locale, group))
        .filter(([key]) => !plural.test(key))
        .filter(([, text]) => text.includes('{{count}}') && !standsApart.test(text))
        .map(([key, text]) => `${group}:${key} ${text}`),
    )
    expect(left).toEqual([])
    // What counts something is called `count`: only then does the language choose the form.
    const counted = /\{\{(?:books|chapters|verses)\}\}\s*\p{L}|\p{L}\s*\{\{(?:hits)\}\}\s*\p{L}/u
    const texts = groups.flatMap((group) => Object.values(read(locale, group)))
    expect(texts.filter((text) => counted.test(text))).toEqual([])
  })

  it.runIf(locale !== 'en')('leaves nothing in English', () => {
    const left = groups.flatMap((group) => {
      const own = read(locale, group)
      return Object.entries(read('en', group))
        .filter(([key, text]) => own[key] === text && !shared.test(text))
        .map(([key]) => `${group}:${key}`)
    })
    expect(left).toEqual([])
  })

  it('has the quotation marks, apostrophes, spaces and dots of its language', () => {
    const wrong = groups.flatMap((group) =>
      Object.entries(read(locale, group))
        .filter(([, text]) => faultOf(locale).test(text))
        .map(([key, text]) => `${group}:${key} ${text}`),
    )
    expect(wrong).toEqual([])
  })
})

/** Typewriter quotes; a space before dots, which only German has; French signs without their narrow spaces. */
function faultOf(locale: string): RegExp {
  if (locale === 'de') return /["']/
  return locale === 'fr'
    ? /["']| …|[^\u202f\d][;!?]|[^\u00a0\w]:(?!\/)|\w:\s|«[^\u00a0]|[^\u00a0]»/
    : /["']| …/
}
