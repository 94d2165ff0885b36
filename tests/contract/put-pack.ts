/** Puts made-up packs into a library. */
import { addOrReplacePack } from '../../server/library/packs/change-packs'
import { prepareSmall, type SmallPack } from '../support/packs/small-pack'

/** Puts a pack into a library, in the place of an earlier form of it. */
export async function putPack(library: string, pack: SmallPack): Promise<void> {
  const prepared = await prepareSmall(pack)
  await addOrReplacePack(library, pack.abbr, async () => ({ prepared, work: pack.name }))
}
