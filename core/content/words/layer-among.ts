/** Which layer of words of the original counts: what a file says before what was learnt. */
import type { PackSummary } from '../../contract/content/answers'

/** The layer of an edition that counts; undefined where none is among them. */
export function layerAmong<Pack extends { summary: Pick<PackSummary, 'layer'> }>(
  packs: readonly Pack[],
  abbreviation: string,
): Pack | undefined {
  const layers = packs.filter(({ summary }) => summary.layer?.edition === abbreviation)
  return layers.find(({ summary }) => summary.layer?.origin === 'given') ?? layers[0]
}
