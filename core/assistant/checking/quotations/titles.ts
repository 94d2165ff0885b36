/** Names of stories, persons and books: in quotation marks they are titles, not quotations. */
import { parsePassage } from '../../../scripture/passages/parse-passage'
import type { AnswerLibrary } from '../../answer-library'
import { foldedWords } from './words'

export class Titles {
  private known: ReadonlySet<string> | undefined

  constructor(private readonly library: Pick<AnswerLibrary, 'finder' | 'context'>) {}

  has(text: string): boolean {
    // "Brief an die Römer", "Gospel of John".
    const { refs, rest, warnings } = parsePassage(text, this.library.context)
    if (refs.length > 0 && rest === '' && warnings.length === 0) return true
    this.known ??= this.read()
    return this.known.has(foldedWords(text).join(' '))
  }

  /** Hundreds of names: only once something has to be compared with them. */
  private read(): ReadonlySet<string> {
    const { finder, context } = this.library
    const stories = (finder?.languages ?? []).flatMap(({ names }) => [...names.values()].flat())
    const books = context.names.flatMap(({ spellings }) => spellings.map(({ text }) => text))
    return new Set([...stories, ...books].map((name) => foldedWords(name).join(' ')))
  }
}
