/** The words of the original that this device has, for its searches. */
import type { ContentSource } from '#core/content/reading/content-source'
import { isNumbered } from '#core/content/reading/number-entries'
import { editionOriginals } from '#core/content/words/edition-originals'
import { layerAmong } from '#core/content/words/layer-among'
import { numbersOfLemma } from '#core/content/words/lemma-numbers'
import type { Manifest } from '#core/contract/editions/edition'
import type { NumbersOfLemma } from '#core/search/answer/asked-originals'
import type { EditionOriginals } from '#core/search/answer/searched-edition'
import type { TypedOriginal } from '#core/search/query/read-originals'
import type { Database } from '#db/database'
import { presence } from '#db/presence'
import type { PackRow } from '#db/rows'

export class DeviceOriginals {
  constructor(
    private readonly database: Database,
    private readonly contents: ContentSource,
  ) {}

  /**
   * Whether all that the server could know is here: the layer of each edition, and for lemmas the dictionaries with numbers.
   * An edition without a layer may have one there.
   */
  async areHere(typed: readonly TypedOriginal[], editions: readonly string[]): Promise<boolean> {
    const known = await this.known()
    const isLayerHere = (edition: string) => {
      const row = layerAmong(known, edition)
      return row !== undefined && presence(row) === 'here'
    }
    if (!editions.every(isLayerHere)) return false
    if (typed.every((one) => 'number' in one)) return true
    const dictionaries = known.filter(({ summary }) => isNumbered(summary))
    return dictionaries.length > 0 && dictionaries.every((row) => presence(row) === 'here')
  }

  /** Changes with what is known and what is here. */
  async version(): Promise<string> {
    const packs = await this.known()
    const said = packs.map(
      ({ abbreviation, summary, manifest }) =>
        `${abbreviation} ${summary.version} ${manifest?.version ?? ''}`,
    )
    return said.sort().join()
  }

  async of(manifest: Manifest): Promise<EditionOriginals | undefined> {
    return await editionOriginals(
      this.contents,
      manifest,
      async (abbreviation) => (await this.database.editions.get(abbreviation))?.manifest,
    )
  }

  numbersIn(editions: readonly string[]): NumbersOfLemma {
    return async (lemma) => await numbersOfLemma(this.contents, lemma, editions)
  }

  private async known(): Promise<PackRow[]> {
    const rows = await this.database.packs.toArray()
    const isMeant = ({ summary }: PackRow) => summary.kind === 'words' || isNumbered(summary)
    return rows.filter((row) => isMeant(row) && presence(row) !== 'gone')
  }
}
