/** Chooses tags for the selected verses, in a box at its button. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useTags } from '../../../../model/study/use-tags'
import { IconButton } from '../../../../ui/controls/icon-button'
import { CloseIcon } from '../../../../ui/controls/icons'
import { TagChoice } from '../../../../ui/note/tag-choice'
import { Floating } from '../../../../ui/sheets/floating'
import styles from '../mine.module.css'
import type { VerseActions } from './use-verse-actions'

interface Props {
  trigger: RefObject<HTMLElement | null>
  actions: VerseActions
  onClose: () => void
}

export function TagBox({ trigger, actions, onClose }: Props) {
  const { t } = useTranslation('tags')
  const tags = useTags()
  return (
    <Floating label={t('choose')} trigger={trigger} onClose={onClose}>
      <div className={styles.head}>
        <h2>{t('choose')}</h2>
        <IconButton icon={CloseIcon} label={t('common:close')} onClick={onClose} />
      </div>
      <TagChoice
        tags={[...(tags?.values() ?? [])]}
        chosen={actions.tags}
        texts={{ choose: t('choose'), name: t('newName'), add: t('add') }}
        onToggle={actions.tag}
        onAdd={actions.addTag}
      />
    </Floating>
  )
}
