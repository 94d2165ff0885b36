import { describe, expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { bundledFinder } from '../../finder/bundled-finder'
import { questionTerms } from '../question/question-terms'
import { isKind, kindPassage, kindPassages } from './kind-passages'
import { namesInside } from './names-inside'

describe('what people tell of themselves names a theme', () => {
  it.each<[Locale, string, string]>([
    ['en', 'I relapsed and drank again, God must hate me', 'T072'],
    ['en', 'I’m so tired of praying, nothing happens', 'T336'],
    ['de', 'Meine Oma liegt seit gestern im Sterben', 'T033'],
    ['de', 'Wir haben uns getrennt, ich bin so einsam', 'T008'],
    ['es', 'Anoche volví a beber y me siento fatal', 'T072'],
    ['fr', 'Depuis un an je n’arrive plus à prier le soir', 'T336'],
    ['it', 'Da mesi non riesco a dormire', 'T055'],
    ['pt', 'Ontem meu marido me deixou', 'T099'],
    ['ar', 'اليوم فقدت وظيفتي', 'T173'],
    ['fa', 'دیشب پدرم فوت کرد', 'T026'],
    ['he', 'אתמול פיטרו אותי', 'T173'],
  ])('%s: %s', async (locale, question, id) => {
    const finder = await bundledFinder.finder(locale, [])
    const terms = await questionTerms(question, locale, finder)
    expect([...namesInside(finder, terms).keys()]).toContain(id)
  })
})

it('the kind passage of a theme is one of its own, and no entry of judgement is kind', async () => {
  const entries = await bundledFinder.entries()
  const themes = Object.keys(kindPassages)
  const kind = themes.map((id) => entries.get(id)).map((entry) => entry && kindPassage(entry))
  expect(kind.every((passage) => passage !== undefined)).toBe(true)
  expect(['T220', 'T304', 'T221'].map(isKind)).toEqual([false, false, true])
})
