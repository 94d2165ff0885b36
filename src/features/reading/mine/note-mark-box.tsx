/** The box that opens at the mark before a verse: the notes that begin there. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { IconButton } from '../../../ui/controls/icon-button'
import { CloseIcon } from '../../../ui/controls/icons'
import { Floating } from '../../../ui/sheets/floating'
import styles from './mine.module.css'
import { VerseNotes } from './verse-notes'

interface Props {
  mark: HTMLElement
  data: PageData
  onMark: (mark: HTMLElement | undefined) => void
}

export function NoteMarkBox({ mark, data, onMark }: Props) {
  const { t } = useTranslation()
  const trigger = useMemo(() => ({ current: mark }), [mark])
  const label = mark.getAttribute('aria-label') ?? ''
  const close = () => onMark(undefined)
  return (
    <Floating label={label} trigger={trigger} onClose={close}>
      <div className={styles.head}>
        <h2>{label}</h2>
        <IconButton icon={CloseIcon} label={t('close')} onClick={close} />
      </div>
      <VerseNotes data={data} verse={Number(mark.dataset['noted'])} />
    </Floating>
  )
}
