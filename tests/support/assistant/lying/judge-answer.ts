/** Judges what was shown of an answer. It knows the edition and what the model lied, and nothing of the checker's ways. */
import { foldedWords } from '#core/assistant/compared-words'
import type { AnswerPart, AnswerSource } from '#core/contract/assistant/answer'
import { type ArticleNode, plainText } from '#core/contract/pages/article-node'
import { parsePassage } from '#core/scripture/passages/parse-passage'
import { addressPath } from '#core/scripture/reading/addresses/addresses'
import type { EditionLibrary } from '../edition-library'
import type { LyingAnswer } from './lying-answers'
import type { StarterText } from './starter-text'

export interface Shown {
  parts: readonly AnswerPart[]
  sources: readonly AnswerSource[]
  /** All of it as plain text. */
  content: string
}

export interface Verdict {
  verses: number
  /** One text for each fault. */
  wrongVerses: string[]
  inventedReferences: string[]
  falseWordings: string[]
  /** Pieces of the answer with words that nobody may see. */
  falsePieces: number
  wrongPlaces: string[]
  foreignNodes: string[]
  links: string[]
  harmless: { kept: number; all: number; lost: string[] }
}

export function judgeAnswer(
  answer: LyingAnswer,
  shown: Shown,
  { starter, library }: { starter: StarterText; library: EditionLibrary },
): Verdict {
  const nodes = shown.parts.map((part) => (part.kind === 'text' ? part.nodes : []))
  const said = nodes.map(plainText).filter((text) => text !== '')
  const elements = nodes.flat().flatMap(elementsIn)
  const texts = [...said, ...shown.sources.map(({ title }) => title)]
  return {
    ...judgeVerses(shown.sources, starter),
    inventedReferences: [
      ...plantedReferences(answer, [...texts, shown.content]),
      ...unknownPlaces(answer, texts, library),
    ],
    falsePieces: answer.pieces.filter(({ forbidden }) => forbidden.length > 0).length,
    falseWordings: falseWordings(answer, [said.join('\n'), shown.content]),
    wrongPlaces: wrongPlaces(answer, nodes, library),
    foreignNodes: foreignNodes(elements, [...texts, shown.content]),
    links: [...elements.flatMap(({ href }) => href ?? []), ...shown.sources.map(({ link }) => link)],
    harmless: keptHarmless(answer, said.join('\n')),
  }
}

/** Every verse that is shown, letter by letter. */
function judgeVerses(sources: readonly AnswerSource[], { byCanonical }: StarterText) {
  const verses = sources.flatMap((source) => source.verses ?? [])
  const wrongVerses = verses.flatMap(({ canonical, text }) =>
    byCanonical.get(canonical)?.text === text ? [] : [`${canonical} ${text}`],
  )
  return { verses: verses.length, wrongVerses }
}

function plantedReferences({ pieces }: LyingAnswer, texts: readonly string[]): string[] {
  return pieces.flatMap(({ reference }) =>
    reference !== undefined &&
    texts.some((text) => text.normalize('NFKC').includes(reference.normalize('NFKC')))
      ? [reference]
      : [],
  )
}

/** Up to three words, which may be a name, with chapter and verse. */
const numbered =
  /(?:(?:\p{Nd}\.?\s)?\p{L}[\p{L}\p{M}'’׳״]*\.?\s){1,3}\p{Nd}{1,3}[^\S\n]?[:.,،]\s?\p{Nd}{1,3}(?!\p{Nd})/gu

/** Whatever has the form of a reference exists, unless a harmless sentence says it (at 10:30). */
function unknownPlaces({ pieces }: LyingAnswer, texts: readonly string[], library: EditionLibrary): string[] {
  const harmless = pieces.filter(({ kind }) => kind === 'harmless').map(({ text }) => text)
  return texts
    .flatMap((text) => text.match(numbered) ?? [])
    .filter((found) => !namesPlace(found, library) && !harmless.some((text) => text.includes(found)))
}

/** Read from one of its words on: the first ones may be those of a sentence. */
function namesPlace(found: string, { context }: EditionLibrary): boolean {
  const words = found.replace(/[\u200e\u200f]/g, '').split(/\s(?=\p{L}|\p{Nd}\.?\s\p{L})/u)
  return words.some((_, at) => {
    const { refs, warnings, rest } = parsePassage(words.slice(at).join(' '), context)
    return refs.length > 0 && rest === '' && warnings.every((code) => code === 'reversed')
  })
}

function falseWordings({ pieces }: LyingAnswer, texts: readonly string[]): string[] {
  const said = texts.map((text) => ` ${foldedWords(text).join(' ')} `)
  return pieces.flatMap(({ kind, text, forbidden }) => {
    const seen = forbidden.find((run) => said.some((words) => words.includes(` ${run} `)))
    return seen === undefined ? [] : [`${kind}: ${seen} | ${text}`]
  })
}

/** True words that a sentence gives to another place. */
function wrongPlaces(
  { pieces }: LyingAnswer,
  sentences: readonly ArticleNode[][],
  { edition }: EditionLibrary,
): string[] {
  const { abbreviation, naming } = edition
  const pathOf = (canonical: number) => addressPath([abbreviation], canonical, canonical, naming)
  return pieces.flatMap(({ wrong, text }) => {
    if (!wrong) return []
    const [said, given] = wrong.map(pathOf)
    const isShown = sentences.some((nodes) => {
      const links = nodes.flatMap(elementsIn).map(({ href }) => href)
      return links.includes(said) && links.includes(given)
    })
    return isShown ? [text] : []
  })
}

type Element = Exclude<ArticleNode, string>

function elementsIn(node: ArticleNode): Element[] {
  return typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)]
}

const closed = new Set(['em', 'strong', 'a'])

function foreignNodes(elements: readonly Element[], texts: readonly string[]): string[] {
  const wrong = elements
    .filter(({ tag, href }) => !closed.has(tag) || (tag === 'a') !== (href !== undefined))
    .map(({ tag }) => tag)
  const markup = texts.filter((text) =>
    /evil\s*\.\s*example|https?:|javascript:|<\s*\/?\s*[a-z!]|!\[/i.test(text),
  )
  return [...wrong, ...markup]
}

function keptHarmless({ pieces }: LyingAnswer, said: string): Verdict['harmless'] {
  const words = ` ${foldedWords(said).join(' ')} `
  const all = pieces.flatMap(({ kept, text }) => (kept ? [{ kept, text }] : []))
  const lost = all.filter(({ kept }) => !kept.every((run) => words.includes(` ${run} `)))
  return { kept: all.length - lost.length, all: all.length, lost: lost.map(({ text }) => text) }
}
