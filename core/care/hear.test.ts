/** What is heard, in nine languages. How well it is heard by sentences of other people: `npm run bench -- CARE`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CareKind } from '../contract/care'
import { type Locale, locales } from '../contract/locales'
import { hearText } from './bundled-care'
import { careSentences } from './care-words'
import { readLabelled } from './learning/learn-care'

const outcomeOf = async (text: string, locale: Locale) => (await hearText(text, locale)).outcome

describe('somebody in danger', () => {
  it.each<[Locale, CareKind, string]>([
    ['de', 'self', 'Ich will nicht mehr leben'],
    ['de', 'violence', 'Mein Mann schlägt mich'],
    ['en', 'violence', 'My husband hits me'],
    ['en', 'abuse', 'My uncle touches me'],
    ['en', 'emergency', 'I just took a lot of pills'],
    ['es', 'self', 'Ya no quiero vivir'],
    ['fr', 'violence', 'Mon mari me frappe'],
    ['pt', 'self', 'Quero me matar'],
    ['it', 'violence', 'Mio marito mi picchia'],
    ['ar', 'self', 'أريد أن أقتل نفسي'],
    ['fa', 'self', 'می‌خواهم خودم را بکشم'],
    ['he', 'violence', 'בעלי מכה אותי'],
  ])('is heard in %s: %s', async (locale, kind, text) => {
    expect(await hearText(text, locale)).toEqual({ outcome: 'certain', kind })
  })

  it.each([
    ['in capitals', 'I WANT TO KILL MYSELF'],
    ['with emoji', '😭 i want to kill myself 💔'],
    ['with zero-width characters', [...'I want to kill myself'].join('\u200b')],
    ['with look-alike letters', 'I want tо kіll mysеlf'],
    ['with digits for letters', 'i want to k1ll mys3lf'],
    ['with spaced letters', 'i want to d i e i want to k i l l m y s e l f'],
    ['with letters drawn out', 'i want to killlll myselffff'],
    ['without apostrophes', 'i dont want to live anymore'],
    ['quoted by a teacher', 'My pupil wrote: "I want to kill myself" and I do not know what to do'],
    [
      'in the middle of a long message',
      `${'The choir sang on Sunday. '.repeat(100)}I want to kill myself. ${'We ate soup. '.repeat(100)}`,
    ],
    [
      'at the end of ten thousand letters without a full stop',
      `${'we sang and ate soup '.repeat(500)} i want to kill myself`,
    ],
  ])('is heard %s', async (_, text) => {
    expect(await outcomeOf(text, 'en')).toBe('certain')
  })

  it.each<[Locale, string]>([
    ['de', 'I want to kill myself'],
    ['en', 'Ich will mich umbringen'],
    ['he', 'Quiero matarme, no puedo más'],
    ['fr', 'אני רוצה למות ואין לי כוח יותר'],
    ['es', 'أريد أن أقتل نفسي'],
  ])('is heard with the interface in %s: %s', async (locale, text) => {
    expect(await outcomeOf(text, locale)).not.toBe('none')
  })
})

describe('nobody is in danger', () => {
  it.each<[Locale, string]>([
    ['en', 'Why did Judas hang himself?'],
    ['en', 'Who killed Abel?'],
    ['en', 'Elijah wanted to die'],
    ['en', 'The Lord is my shepherd, I shall not want'],
    ['de', 'Wer hat Goliat getötet?'],
    ['de', 'Bergpredigt'],
    ['fr', 'Pourquoi Samson est-il mort ?'],
    ['en', ''],
    ['en', '???'],
  ])('in %s: %s', async (locale, text) => {
    expect(await outcomeOf(text, locale)).toBe('none')
  })

  it('but grief and a life are heard', async () => {
    expect(await hearText('My grandmother died last week and I miss her so much', 'en')).toEqual({
      outcome: 'none',
      concern: 'grief',
    })
    expect(await hearText('Ich habe Angst vor der Prüfung morgen', 'de')).toEqual({
      outcome: 'none',
      concern: 'life',
    })
  })
})

describe.each(locales)('the sentences of %s', (locale) => {
  const file = (name: string) =>
    readFileSync(join(import.meta.dirname, '..', 'languages', locale, 'care', name), 'utf8')

  it('are enough, each once, and no phrase stands in a harmless one', () => {
    const sentences = readLabelled(file('sentences.tsv'))
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length)
    const harmless = sentences.filter(({ label }) => label === 'none')
    expect(sentences.length - harmless.length).toBeGreaterThanOrEqual(150)
    expect(harmless.length).toBeGreaterThanOrEqual(300)
  })

  it('are those that were learnt', async () => {
    const { of } = JSON.parse(file('learnt.json'))
    const { sentencesHash } = await import('./learning/sentences-hash')
    expect(of).toBe(sentencesHash(file('sentences.tsv'), file('phrases.tsv')))
  })
})

it('reads words as they are meant', () => {
  expect(careSentences("I can't! K1ll me")).toEqual([
    ['i', 'cant'],
    ['kill', 'me'],
  ])
  expect(careSentences('Müller, Mueller und MÜLLER')).toEqual([['muller', 'muller', 'und', 'muller']])
})
