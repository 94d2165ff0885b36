/** Codes of Greek forms after Robinson: `V-AAI-3S`, `N-ASF`, `P-1GS`, `ADV`. */
import type { Form, FormPart, Term } from './terms'

const words: Readonly<Record<string, readonly Term[]>> = {
  N: ['noun'],
  A: ['adjective'],
  T: ['article'],
  V: ['verb'],
  P: ['pronoun', 'personal'],
  R: ['pronoun', 'relative'],
  C: ['pronoun', 'reciprocal'],
  D: ['pronoun', 'demonstrative'],
  K: ['pronoun', 'correlative'],
  I: ['pronoun', 'interrogative'],
  X: ['pronoun', 'indefinite'],
  Q: ['pronoun', 'correlative'],
  F: ['pronoun', 'reflexive'],
  S: ['pronoun', 'possessive'],
  ADV: ['adverb'],
  CONJ: ['conjunction'],
  COND: ['conjunction'],
  PREP: ['preposition'],
  PRT: ['particle'],
  INJ: ['interjection'],
  ARAM: ['aramaic'],
  HEB: ['hebrew'],
}
const tenses: Readonly<Record<string, Term>> = {
  P: 'present',
  I: 'imperfect',
  F: 'future',
  A: 'aorist',
  R: 'perfect',
  L: 'pluperfect',
}
const voices: Readonly<Record<string, Term>> = {
  A: 'active',
  M: 'middle',
  P: 'passive',
  E: 'middleOrPassive',
  D: 'middle',
  O: 'passive',
  N: 'middleOrPassive',
}
const moods: Readonly<Record<string, Term>> = {
  I: 'indicative',
  S: 'subjunctive',
  O: 'optative',
  M: 'imperative',
  N: 'infinitive',
  P: 'participle',
}
const persons: Readonly<Record<string, Term>> = { 1: 'first', 2: 'second', 3: 'third' }
const cases: Readonly<Record<string, Term>> = {
  N: 'nominative',
  G: 'genitive',
  D: 'dative',
  A: 'accusative',
  V: 'vocative',
}
const counts: Readonly<Record<string, Term>> = { S: 'singular', P: 'plural' }
const genders: Readonly<Record<string, Term>> = { M: 'masculine', F: 'feminine', N: 'neuter' }
const ends: Readonly<Record<string, Term>> = {
  N: 'negative',
  C: 'comparative',
  S: 'superlative',
  I: 'interrogative',
  P: 'name',
  L: 'name',
  PRI: 'name',
  LI: 'noun',
  NUI: 'numeral',
}

/** Undefined for a code that is none of these. */
export function readRobinson(code: string): Form | undefined {
  const [word = '', ...rest] = code.split('-')
  const first = words[word]
  if (!first) return undefined
  const parts: FormPart[] = first.map(part)
  for (const [at, piece] of rest.entries()) {
    const found = word === 'V' ? verbPart(piece, at) : nounPart(piece)
    if (!found) return undefined
    parts.push(...found.map(part))
  }
  return parts
}

const part = (term: Term): FormPart => ({ term })

/** `AAI`, a second aorist `2AAI`; then `3S`, or of a participle `NSM`; what follows are spellings. */
function verbPart(piece: string, at: number): readonly Term[] | undefined {
  if (at > 1) return []
  if (at === 1) return nounPart(piece)
  const [, tense = '', voice = '', mood = ''] = /^\d?([A-Z])([A-Z])([A-Z])$/.exec(piece) ?? []
  return all([tenses[tense], voices[voice], moods[mood]])
}

/** `3S`, `NSM`, `1GS`, `3APM`, `NS`; or one of the ends. */
function nounPart(piece: string): readonly Term[] | undefined {
  const end = ends[piece]
  if (end) return [end]
  // Joined with the word before it, which has a number of its own.
  if (piece === 'K') return []
  const [, person = '', case_ = '', count = '', gender = ''] =
    /^([123])?([NGDAV])?([SP])([MFN])?$/.exec(piece) ?? []
  if (count === '') return undefined
  return all(
    [persons[person], cases[case_], counts[count], genders[gender]].filter((one) => one !== undefined),
  )
}

function all(found: readonly (Term | undefined)[]): readonly Term[] | undefined {
  const known = found.filter((one) => one !== undefined)
  return known.length === found.length ? known : undefined
}
