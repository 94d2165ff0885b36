/**
 * Guesses the language of a text from its script, and for Latin script from its most
 * common words. A last resort.
 */

/** The likely BCP 47 tag for some thousand characters of text; undefined when there is no evidence. */
export function detectLanguage(sample: string): string | undefined {
  const script = scriptOf(sample)
  return script === undefined ? undefined : (readers[script]?.(sample) ?? undefined)
}

/** The script of most letters in a text (Unicode name); undefined without letters. */
export function scriptOf(sample: string): string | undefined {
  const counts = scripts.map(([name, pattern]) => [name, sample.match(pattern)?.length ?? 0] as const)
  const [name, count] = counts.reduce((most, next) => (next[1] > most[1] ? next : most))
  return count === 0 ? undefined : name
}

const scripts: readonly (readonly [string, RegExp])[] = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Hebrew',
  'Arabic',
  'Han',
  'Hangul',
  'Hiragana',
  'Myanmar',
  'Thai',
  'Devanagari',
  'Armenian',
  'Georgian',
  'Ethiopic',
  'Syriac',
  'Bengali',
  'Tamil',
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'gu')] as const)

const readers: Readonly<Record<string, (sample: string) => string | undefined>> = {
  Latin: latinLanguage,
  Greek: (sample) => (/[\u1F00-\u1FFF]/.test(sample) ? 'grc' : 'el'),
  Cyrillic: (sample) => (/[іїєґ]/i.test(sample) ? 'uk' : 'ru'),
  Hebrew: () => 'he',
  Arabic: (sample) => (/[ےٹڈ]/.test(sample) ? 'ur' : /[پچژگ\u06A9\u06CC]/.test(sample) ? 'fa' : 'ar'),
  Han: (sample) =>
    /[\u3040-\u30FF]/.test(sample) ? 'ja' : /[們這說來為個]/.test(sample) ? 'zh-Hant' : 'zh-Hans',
  Hangul: () => 'ko',
  Hiragana: () => 'ja',
  Myanmar: () => 'my',
  Thai: () => 'th',
  Devanagari: () => 'hi',
  Armenian: () => 'hy',
  Georgian: () => 'ka',
  Ethiopic: () => 'am',
  Syriac: () => 'syr',
  Bengali: () => 'bn',
  Tamil: () => 'ta',
}

/** Words that are frequent in one of these languages and rare in the others. */
const commonWords: readonly (readonly [string, RegExp])[] = [
  ['de', /(?<!\p{L})(und|der|das|nicht|ist|zu)(?!\p{L})/giu],
  ['en', /(?<!\p{L})(the|and|of|unto|that|shall|was)(?!\p{L})/giu],
  ['es', /(?<!\p{L})(y|los|las|el|del|no)(?!\p{L})/giu],
  ['fr', /(?<!\p{L})(et|les|le|des|du|dans|est)(?!\p{L})/giu],
  ['pt', /(?<!\p{L})(e|os|do|da|não|ao|dos)(?!\p{L})/giu],
  ['it', /(?<!\p{L})(e|il|di|della|gli|che|non)(?!\p{L})/giu],
  ['nl', /(?<!\p{L})(en|het|van|een|zijn|niet)(?!\p{L})/giu],
  ['la', /(?<!\p{L})(et|in|est|ad|cum|quod|autem)(?!\p{L})/giu],
]

/** At least one word in twenty has to be a common one, and the runner-up has to be clearly behind. */
function latinLanguage(sample: string): string | undefined {
  const words = sample.match(/\p{L}+/gu)?.length ?? 0
  const ranked = commonWords
    .map(([tag, pattern]) => ({ tag, count: sample.match(pattern)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count)
  const [first, second] = ranked
  if (!first || first.count < words / 20 || first.count < 1.2 * (second?.count ?? 0)) return undefined
  return first.tag
}
