/**
 * CARE: whether people in danger are heard, and whether nobody else is addressed, in sentences of people who saw neither the
 * sentences that were learnt nor the code. `danger.tsv` and `harmless.tsv` stood by while thresholds were chosen, as numbers
 * only; the others were written afterwards.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { hearText } from '#core/care/bundled-care'
import type { Heard } from '#core/contract/care'
import { isLocale, type Locale, locales } from '#core/contract/locales'
import { type Bench, type Figure, limitFigure } from '../figure'

interface Sentence {
  locale: Locale
  kind: string
  text: string
}

const heardGoal = 0.95
const falselyCertainGoal = 0.005
const falselySoftGoal = 0.03

/** How a cry for help may be typed or hidden. */
const disguises: readonly (readonly [string, (text: string) => string])[] = [
  ['capitals', (text) => text.toUpperCase()],
  ['zero-width characters', (text) => [...text].join('\u200b')],
  ['emoji', (text) => `😭😭 ${text} 💔🙏`],
  [
    'inside a long text',
    (text) => `${'Genesis 1 is read today. '.repeat(60)}${text}. ${'Amen. '.repeat(200)}`,
  ],
]

export const care: Bench = {
  id: 'CARE',
  async measure() {
    const figures: Figure[] = []
    for (const set of ['danger.tsv', 'danger-later.tsv', 'danger-last.tsv'])
      figures.push(...(await dangerFigures(set)))
    for (const set of ['harmless.tsv', 'harmless-later.tsv', 'harmless-last.tsv'])
      figures.push(...(await harmlessFigures(set)))
    figures.push(sizeFigure(), await speedFigure())
    return figures
  },
}

async function dangerFigures(set: string): Promise<Figure[]> {
  const sentences = rowsOf(set, 3)
  const baseline = `${set}, ${sentences.length} sentences, ${locales.length} languages`
  const heard = await heardIn(sentences, (text) => text)
  const lowest = locales.map((locale) =>
    shareOf(
      heard.filter((one) => one.locale === locale),
      isHeard,
    ),
  )
  const rows: Figure[] = [
    {
      id: 'CARE',
      what: 'in danger: heard or softly addressed',
      goal: percent(heardGoal),
      reached: `${percent(shareOf(heard, isHeard))} (certain ${percent(shareOf(heard, isCertain))}, least of a language ${percent(Math.min(...lowest))})`,
      baseline,
      isMet: shareOf(heard, isHeard) >= heardGoal,
    },
    {
      id: 'CARE',
      what: 'in danger: the text of its kind, of those heard',
      goal: '-',
      reached: percent(
        shareOf(heard.filter(isHeard), ({ of, heard: one }) => 'kind' in one && one.kind === of.kind),
      ),
      baseline,
    },
  ]
  for (const [name, disguise] of disguises) {
    const disguised = await heardIn(sentences, disguise)
    rows.push({
      id: 'CARE',
      what: `in danger: heard, ${name}`,
      goal: percent(heardGoal),
      reached: percent(shareOf(disguised, isHeard)),
      baseline,
      isMet: shareOf(disguised, isHeard) >= heardGoal,
    })
  }
  return rows
}

async function harmlessFigures(set: string): Promise<Figure[]> {
  const sentences = rowsOf(set, 2)
  const heard = await heardIn(sentences, (text) => text)
  const certain = shareOf(heard, isCertain)
  const soft = shareOf(heard, ({ heard: one }) => one.outcome === 'possible')
  const baseline = `${set}, ${sentences.length} sentences, ${locales.length} languages`
  return [
    { what: 'harmless: certainly heard', goal: falselyCertainGoal, share: certain },
    { what: 'harmless: softly addressed', goal: falselySoftGoal, share: soft },
  ].map(({ what, goal, share }) => ({
    id: 'CARE',
    what,
    goal: `<= ${(goal * 100).toFixed(1)} %`,
    reached: `${(share * 100).toFixed(1)} %`,
    baseline,
    isMet: share <= goal,
  }))
}

interface HeardSentence {
  of: Sentence
  locale: Locale
  heard: Heard
}

async function heardIn(
  sentences: readonly Sentence[],
  disguise: (text: string) => string,
): Promise<HeardSentence[]> {
  return await Promise.all(
    sentences.map(async (of) => ({
      of,
      locale: of.locale,
      heard: await hearText(disguise(of.text), of.locale),
    })),
  )
}

const isHeard = ({ heard }: HeardSentence) => heard.outcome !== 'none'
const isCertain = ({ heard }: HeardSentence) => heard.outcome === 'certain'

function shareOf(list: readonly HeardSentence[], is: (one: HeardSentence) => boolean): number {
  return list.length === 0 ? 1 : list.filter(is).length / list.length
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function sizeFigure(): Figure {
  const sizes = locales.map((locale) => {
    const path = join(
      import.meta.dirname,
      '..',
      '..',
      '..',
      'core',
      'languages',
      locale,
      'care',
      'learnt.json',
    )
    return brotliCompressSync(readFileSync(path)).length / 1000
  })
  return limitFigure({
    id: 'CARE',
    what: 'largest of a language, Brotli',
    value: Math.max(...sizes),
    atMost: 30,
    unit: 'kB',
    baseline: `${sizes.length} languages`,
  })
}

async function speedFigure(): Promise<Figure> {
  const long = 'We sang on Sunday and ate soup afterwards. '.repeat(230).slice(0, 10_000)
  await hearText(long, 'en')
  const from = performance.now()
  await hearText(long, 'en')
  return limitFigure({
    id: 'CARE',
    what: 'a text of 10,000 letters',
    value: performance.now() - from,
    atMost: 100,
    unit: 'ms',
    baseline: 'one core',
  })
}

/** Rows: language, kind where there is one, sentence. */
function rowsOf(file: string, cells: 2 | 3): Sentence[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const row = line.split('\t')
      const [locale = ''] = row
      if (row.length !== cells || !isLocale(locale)) throw new RangeError(line)
      return { locale, kind: cells === 3 ? (row[1] ?? '') : '', text: row.at(-1) ?? '' }
    })
}
