import { describe, expect, it } from 'vitest'
import { readForm } from './read-form'
import type { Form } from './terms'

const said = (code: string) =>
  readForm(code).map((form) =>
    typeof form === 'string' ? form : form.map((part) => ('term' in part ? part.term : part.name)).join(' '),
  )

describe('forms', () => {
  it.each([
    ['V-AAI-3S', ['verb aorist active indicative third singular']],
    ['V-2AAP-NSM', ['verb aorist active participle nominative singular masculine']],
    ['V-PAN', ['verb present active infinitive']],
    ['N-ASF', ['noun accusative singular feminine']],
    ['N-PRI', ['noun name']],
    ['P-1GS', ['pronoun personal first genitive singular']],
    ['P-ASM', ['pronoun personal accusative singular masculine']],
    ['T-GPM N-GPM', ['article genitive plural masculine', 'noun genitive plural masculine']],
    ['PRT-N', ['particle negative']],
    ['CONJ', ['conjunction']],
    ['HVqp3ms', ['verb Qal perfect third masculine singular']],
    ['HR/Ncfsa', ['preposition', 'noun feminine singular absolute']],
    ['HC/Td/Ncbsa', ['conjunction', 'article', 'noun common singular absolute']],
    ['HNcmsc/Sp3ms', ['noun masculine singular construct', 'suffix third masculine singular']],
    ['AVqrmpa', ['verb Peal participle active masculine plural absolute']],
    ['HTo', ['particle directObject']],
    ['H8804', ['verb Qal perfect']],
    ['strongMorph:TH8804', ['verb Qal perfect']],
    ['TG5656', ['verb aorist active indicative']],
    ['robinson:N-GSF-L', ['noun genitive singular feminine name']],
    ['P-1NS-K', ['pronoun personal first nominative singular']],
    ['He,C:Vqw3ms', ['conjunction', 'verb Qal sequentialImperfect third masculine singular']],
    ['Gr,V,IAA3,,S,', ['verb aorist active indicative third singular']],
    ['Gr,V,PPA,NMS,', ['verb present active participle nominative singular masculine']],
    ['Gr,EA,,,,GMS,', ['article genitive singular masculine']],
    ['V- 2PAD-P--', ['verb present active imperative second plural']],
    ['RA ----GSM-', ['article genitive singular masculine']],
    ['H8675', ['H8675']],
    ['V-XXX', ['V-XXX']],
    ['<b>', ['<b>']],
  ])('%s', (code, words) => {
    expect(said(code)).toEqual(words)
  })

  it('are words of the table alone', () => {
    const forms = readForm('V-AAI-3S').filter((form): form is Form => typeof form !== 'string')
    expect(forms.flat().length).toBe(6)
  })
})
