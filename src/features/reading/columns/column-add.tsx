/** Adds a translation to a comparison, as its last column. */
import { useMemo } from 'react'
import type { PageData } from '#core/contract/page-data'
import { Floating } from '../../../ui/sheets/floating'
import { EditionChoice } from './edition-choice'
import { useColumnChange } from './use-column-change'

interface Props {
  /** The button that opened it. */
  mark: HTMLElement
  data: PageData
  onMark: (mark: HTMLElement | undefined) => void
}

export function ColumnAdd({ mark, data, onMark }: Props) {
  const trigger = useMemo(() => ({ current: mark }), [mark])
  const change = useColumnChange(mark, data)
  return (
    <Floating
      label={mark.textContent}
      trigger={trigger}
      placement="bottom start"
      onClose={() => onMark(undefined)}
    >
      <EditionChoice
        taken={data.manifests.map(({ abbreviation }) => abbreviation)}
        onChoose={(edition) => {
          onMark(undefined)
          change({ kind: 'add', edition })
        }}
      />
    </Floating>
  )
}
