/** Chooses what is copied of the verses and in which editions, with a preview. The choice is remembered. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import { CopyIcon } from '../../../ui/controls/panel-icons'
import { Switch } from '../../../ui/controls/switch'
import { Floating } from '../../../ui/sheets/floating'
import styles from './copy-box.module.css'
import {
  type CopyPart,
  copiedEditions,
  copyParts,
  keepCopiedEdition,
  keepCopyPart,
  useCopyHabit,
} from './copy-choice'
import type { AddressedColumn } from './use-copied-columns'
import { useCopying } from './use-copying'

interface Props {
  columns: readonly AddressedColumn[]
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A box anchored to its button; not for overlays, which would cover it. */
export function CopyBox({ columns, trigger, onClose }: Props) {
  const { t } = useTranslation('copying')
  return (
    <Floating label={t('copyAs')} trigger={trigger} kind="short" onClose={onClose}>
      <div className={styles.head}>
        <h2>{t('copyAs')}</h2>
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={onClose} />
      </div>
      <CopyForm columns={columns} onCopied={onClose} />
    </Floating>
  )
}

/** Parts that change nothing when only places are copied. */
const ofText: ReadonlySet<CopyPart> = new Set(['numbers', 'lines', 'place'])

interface FormProps {
  columns: readonly AddressedColumn[]
  onCopied?: () => void
}

export function CopyForm({ columns, onCopied }: FormProps) {
  const { t } = useTranslation('copying')
  const habit = useCopyHabit()
  const { preview, copy } = useCopying(columns)
  const parts = copyParts.filter((part) => !(habit.choice.placeAlone && ofText.has(part)))
  return (
    <div className={styles.form}>
      {parts.map((part) => (
        <Switch
          key={part}
          label={t(`part-${part}`)}
          isOn={habit.choice[part]}
          onChange={(isOn) => keepCopyPart(habit, part, isOn)}
        />
      ))}
      <Editions columns={columns} />
      <p className={styles.preview} dir="auto" aria-label={t('preview')} role="figure">
        {preview}
      </p>
      <Button
        variant="primary"
        onClick={() => {
          void copy()
          onCopied?.()
        }}
      >
        <CopyIcon className="icon" aria-hidden />
        {t('reading:copy')}
      </Button>
    </div>
  )
}

/** The editions of a comparison to copy; at least one stays. */
function Editions({ columns }: Pick<FormProps, 'columns'>) {
  const { t } = useTranslation('copying')
  const habit = useCopyHabit()
  const having = columns.filter(({ verses }) => verses.length > 0)
  const chosen = copiedEditions(having, habit).map(({ abbreviation }) => abbreviation)
  if (having.length < 2) return null
  return (
    <fieldset className={styles.editions}>
      <legend>{t('editions')}</legend>
      {having.map(({ abbreviation }) => {
        const isChosen = chosen.includes(abbreviation)
        return (
          <label key={abbreviation} className="chip">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={({ target }) => keepCopiedEdition(habit, abbreviation, target.checked)}
            />
            <bdi>{abbreviation}</bdi>
          </label>
        )
      })}
    </fieldset>
  )
}
