/**
 * The numbers of a lemma: by the heads of dictionaries with numbers, and where none has it by the lemmas of layers. Words
 * that are spelt alike are all found, others only where none is.
 */

import type { LemmaNumbers } from '../../originals/layer-lemmas'
import { lemmaKeys, typedKeys } from '../../originals/lemma-keys'
import type { ContentSource, OpenPack } from '../reading/content-source'
import { isNumbered } from '../reading/number-entries'
import { oncePerPack } from '../reading/once-per-pack'
import { layerAmong } from './layer-among'

/** In the order of the numbers, each once. `editions`: whose layers are asked where no dictionary has it. */
export async function numbersOfLemma(
  source: ContentSource,
  lemma: string,
  editions: readonly string[],
): Promise<string[]> {
  const packs = await source.packs()
  const dictionaries = packs.filter(({ summary }) => isNumbered(summary))
  const found = await numbersIn(dictionaries, lemma)
  if (found.length > 0) return found
  return await numbersIn(
    editions.flatMap((edition) => layerAmong(packs, edition) ?? []),
    lemma,
  )
}

async function numbersIn(packs: readonly OpenPack[], lemma: string): Promise<string[]> {
  const indexes: KeyIndex[] = []
  for (const pack of packs) indexes.push(await keyIndexOf(pack))
  for (const keys of typedKeys(lemma)) {
    const found = indexes.flatMap((index) => keys.flatMap((key) => index.get(key) ?? []))
    if (found.length > 0) return [...new Set(found)].sort(byNumber)
  }
  return []
}

function byNumber(one: string, other: string): number {
  return (
    one.charCodeAt(0) - other.charCodeAt(0) ||
    Number.parseInt(one.slice(1), 10) - Number.parseInt(other.slice(1), 10) ||
    (one < other ? -1 : 1)
  )
}

type KeyIndex = ReadonlyMap<string, readonly string[]>

/** 14,000 heads take a tenth of a second. */
const keyIndexOf = oncePerPack(makeIndex)

async function makeIndex(pack: OpenPack): Promise<KeyIndex> {
  const index = new Map<string, string[]>()
  for (const { lemma, numbers } of await lemmasIn(pack))
    for (const key of lemmaKeys(lemma)) {
      const known = index.get(key)
      if (known) known.push(...numbers)
      else index.set(key, [...numbers])
    }
  return index
}

/** Of a dictionary its heads, with the number of the word itself. */
async function lemmasIn(pack: OpenPack): Promise<readonly LemmaNumbers[]> {
  if (!isNumbered(pack.summary)) return await pack.lemmas()
  return (await pack.heads()).flatMap(({ head, numbers = [] }) =>
    numbers.length > 0 ? [{ lemma: head, numbers }] : [],
  )
}
