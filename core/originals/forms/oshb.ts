/** Codes of Hebrew and Aramaic forms after the Open Scriptures Hebrew Bible: `HVqp3ms`, `HR/Ncfsa`, `AVqrmpa`. */
import type { Form, FormPart, Term } from './terms'

const hebrewStems: Readonly<Record<string, string>> = {
  q: 'Qal',
  N: 'Niphal',
  p: 'Piel',
  P: 'Pual',
  h: 'Hiphil',
  H: 'Hophal',
  t: 'Hithpael',
  o: 'Polel',
  O: 'Polal',
  r: 'Hithpolel',
  m: 'Poel',
  M: 'Poal',
  k: 'Palel',
  K: 'Pulal',
  Q: 'Qal',
  l: 'Pilpel',
  L: 'Polpal',
  f: 'Hithpalpel',
  D: 'Nithpael',
  j: 'Pealal',
  i: 'Pilel',
  u: 'Hothpaal',
  c: 'Tiphil',
  v: 'Hishtaphel',
  w: 'Nithpalel',
  y: 'Nithpoel',
  z: 'Hithpoel',
}
const aramaicStems: Readonly<Record<string, string>> = {
  q: 'Peal',
  Q: 'Peil',
  u: 'Hithpeel',
  p: 'Pael',
  P: 'Ithpaal',
  M: 'Hithpaal',
  a: 'Aphel',
  h: 'Haphel',
  s: 'Saphel',
  e: 'Shaphel',
  H: 'Hophal',
  i: 'Ithpeel',
  t: 'Hishtaphel',
  v: 'Ishtaphel',
  w: 'Hithaphel',
  o: 'Polel',
  z: 'Ithpoel',
  r: 'Hithpolel',
  f: 'Hithpalpel',
  b: 'Hephal',
  c: 'Tiphel',
  m: 'Poel',
  l: 'Palpel',
  L: 'Ithpalpel',
  O: 'Ithpolel',
  G: 'Ittaphal',
}
const types: Readonly<Record<string, Term>> = {
  p: 'perfect',
  q: 'sequentialPerfect',
  i: 'imperfect',
  w: 'sequentialImperfect',
  h: 'cohortative',
  j: 'jussive',
  v: 'imperative',
}
const persons: Readonly<Record<string, Term>> = { 1: 'first', 2: 'second', 3: 'third' }
const genders: Readonly<Record<string, Term>> = { m: 'masculine', f: 'feminine', b: 'common', c: 'common' }
const counts: Readonly<Record<string, Term>> = { s: 'singular', p: 'plural', d: 'dual' }
const states: Readonly<Record<string, Term>> = { a: 'absolute', c: 'construct', d: 'determined' }
const nouns: Readonly<Record<string, readonly Term[]>> = { c: ['noun'], g: ['noun'], p: ['name'] }
const adjectives: Readonly<Record<string, readonly Term[]>> = {
  a: ['adjective'],
  c: ['numeral'],
  g: ['adjective'],
  o: ['numeral'],
}
const pronouns: Readonly<Record<string, Term>> = {
  d: 'demonstrative',
  f: 'indefinite',
  i: 'interrogative',
  p: 'personal',
  r: 'relative',
}
const particles: Readonly<Record<string, readonly Term[]>> = {
  a: ['particle'],
  d: ['article'],
  e: ['particle'],
  i: ['particle', 'interrogative'],
  j: ['interjection'],
  m: ['particle', 'demonstrative'],
  n: ['particle', 'negative'],
  o: ['particle', 'directObject'],
  r: ['particle', 'relative'],
}

/** The words of a form, prefixes first; undefined for a code that is none of these. */
export function readOshb(code: string): readonly Form[] | undefined {
  const [, language = '', rest = ''] = /^([HA])(.+)$/.exec(code) ?? []
  if (rest === '') return undefined
  const forms = rest.split('/').map((one) => readPart(one, language === 'A' ? aramaicStems : hebrewStems))
  const known = forms.filter((one) => one !== undefined)
  return known.length === forms.length ? known : undefined
}

function readPart(code: string, stems: Readonly<Record<string, string>>): Form | undefined {
  const [kind = '', type = '', ...rest] = code
  switch (kind) {
    case 'C':
      return terms(['conjunction'])
    case 'D':
      return terms(['adverb'])
    case 'R':
      return terms(type === 'd' ? ['preposition', 'article'] : ['preposition'])
    case 'N':
      return nouns[type] && terms([...nouns[type], ...endings(rest, [genders, counts, states])])
    case 'A':
      return adjectives[type] && terms([...adjectives[type], ...endings(rest, [genders, counts, states])])
    case 'P':
      return (
        pronouns[type] && terms(['pronoun', pronouns[type], ...endings(rest, [persons, genders, counts])])
      )
    case 'S':
      return terms(['suffix', ...endings(rest, [persons, genders, counts])])
    case 'T':
      return particles[type] ? terms(particles[type]) : terms(['particle'])
    case 'V':
      return verb(stems[type], rest)
    default:
      return undefined
  }
}

function verb(stem: string | undefined, [type = '', ...rest]: readonly string[]): Form | undefined {
  if (stem === undefined) return undefined
  const begun: FormPart[] = [{ term: 'verb' }, { name: stem }]
  if (type === 'a') return [...begun, { term: 'infinitiveAbsolute' }]
  if (type === 'c') return [...begun, { term: 'infinitiveConstruct' }]
  if (type === 'r' || type === 's') {
    const said = endings(rest, [genders, counts, states])
    return [...begun, ...terms(['participle', type === 'r' ? 'active' : 'passive', ...said])]
  }
  const conjugation = types[type]
  return conjugation && [...begun, ...terms([conjugation, ...endings(rest, [persons, genders, counts])])]
}

/** Letters in the order of these tables; `x` and what is missing say nothing. */
function endings(letters: readonly string[], tables: readonly Readonly<Record<string, Term>>[]): Term[] {
  return tables.flatMap((table, at) => table[letters[at] ?? ''] ?? [])
}

function terms(list: readonly Term[]): FormPart[] {
  return list.map((term) => ({ term }))
}
