/** Chooses what is copied of the verses and in which editions, with a preview. The choice is remembered. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import {
  type CopyChoice,
  type CopyFlag,
  type CopyList,
  copyFlagNames,
  copyValues,
  withForm,
} from '#core/scripture/selection/copy-choice'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import inputs from '../../../ui/controls/input.module.css'
import { CopyIcon } from '../../../ui/controls/panel-icons'
import { Switch } from '../../../ui/controls/switch'
import { DropDown } from '../../../ui/form/drop-down'
import { Floating } from '../../../ui/sheets/floating'
import styles from './copy-box.module.css'
import { copiedEditions, keepCopiedEdition, keepCopyChoice, useCopyHabit } from './copy-choice'
import { type AddressedColumn, allVerses, useCopiedColumns } from './use-copied-columns'
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

/** The box for all verses of the chapter, whichever are selected. */
export function ChapterCopyBox({ data, ...props }: Omit<Props, 'columns'> & { data: PageData }) {
  return <CopyBox {...props} columns={useCopiedColumns(data, allVerses(data))} />
}

/** Parts that change nothing when only places are copied. */
const ofText: ReadonlySet<CopyList | CopyFlag> = new Set(['place', 'lines', 'numbers'])

interface FormProps {
  columns: readonly AddressedColumn[]
  onCopied?: () => void
}

export function CopyForm({ columns, onCopied }: FormProps) {
  const { t } = useTranslation('copying')
  const { choice } = useCopyHabit()
  const { preview, copy } = useCopying(columns)
  const isOffered = (part: CopyList | CopyFlag) => !(choice.placeAlone && ofText.has(part))
  return (
    <div className={styles.form}>
      {/* Scrolls, so that the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <p className={styles.preview} dir="auto" aria-label={t('preview')} role="figure" tabIndex={0}>
        {preview}
      </p>
      <Choice
        label={t('list-form')}
        values={copyValues.form}
        chosen={choice.form}
        labelOf={(value) => t(`form-${value}`)}
        onChange={(form) => keepCopyChoice(withForm(choice, form))}
      />
      {copyFlagNames.filter(isOffered).map((flag) => (
        <Switch
          key={flag}
          label={t(`part-${flag}`)}
          isOn={choice[flag]}
          onChange={(isOn) => keepCopyChoice({ ...choice, [flag]: isOn })}
        />
      ))}
      <Choices choice={choice} isOffered={isOffered} />
      <Editions columns={columns} />
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

interface ChoicesProps {
  choice: CopyChoice
  isOffered: (part: CopyList) => boolean
}

function Choices({ choice, isOffered }: ChoicesProps) {
  const { t } = useTranslation('copying')
  return (
    <>
      {isOffered('place') && (
        <Choice
          label={t('list-place')}
          values={copyValues.place}
          chosen={choice.place}
          labelOf={(value) => t(`place-${value}`)}
          onChange={(place) => keepCopyChoice({ ...choice, place })}
        />
      )}
      <Choice
        label={t('list-book')}
        values={copyValues.book}
        chosen={choice.book}
        labelOf={(value) => t(`book-${value}`)}
        onChange={(book) => keepCopyChoice({ ...choice, book })}
      />
      <Choice
        label={t('list-edition')}
        values={copyValues.edition}
        chosen={choice.edition}
        labelOf={(value) => t(`edition-${value}`)}
        onChange={(edition) => keepCopyChoice({ ...choice, edition })}
      />
      {isOffered('lines') && (
        <Choice
          label={t('list-lines')}
          values={copyValues.lines}
          chosen={choice.lines}
          labelOf={(value) => t(`lines-${value}`)}
          onChange={(lines) => keepCopyChoice({ ...choice, lines })}
        />
      )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  chosen: Value
  labelOf: (value: Value) => string
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, values, chosen, labelOf, onChange }: ChoiceProps<Value>) {
  return (
    <label className={styles.choice}>
      {label}
      <DropDown
        className={inputs.input}
        value={chosen}
        onChange={({ target }) => {
          const value = values.find((one) => one === target.value)
          if (value !== undefined) onChange(value)
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {labelOf(value)}
          </option>
        ))}
      </DropDown>
    </label>
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
