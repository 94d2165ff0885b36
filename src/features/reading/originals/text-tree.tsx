/** The text of a chapter or comparison: as it is, or with the words of the original below its own. */
import { type ComponentProps, Suspense } from 'react'
import type { PageData } from '#core/contract/page-data'
import { useDisplayOf } from '../../../model/options/display'
import { lazyPart } from '../../../ui/timing/lazy-part'
import { ScriptureTree } from '../drawing/scripture-tree'

const Interlinear = lazyPart(async () => (await import('./interlinear')).Interlinear)

export function TextTree({ data, ...tree }: ComponentProps<typeof ScriptureTree> & { data: PageData }) {
  const isOn = useDisplayOf('originals') === 'on'
  const plain = <ScriptureTree {...tree} />
  return isOn ? (
    <Suspense fallback={plain}>
      <Interlinear data={data} {...tree} />
    </Suspense>
  ) : (
    plain
  )
}
