/** Deletes all chats, after a question: this step has no way back (design UX 3.1). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button'
import { ConfirmDialog } from '../../../ui/sheets/confirm-dialog'

export function DeleteAll({ onDelete }: { onDelete: () => Promise<void> }) {
  const { t } = useTranslation('assistant')
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const run = () => {
    close()
    void onDelete()
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('deleteAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('deleteAllQuestion')}
          text={t('deleteAllText')}
          choices={[
            { label: t('keepAll'), variant: 'primary', onChoose: close },
            { label: t('deleteAll'), variant: 'danger', onChoose: run },
          ]}
          onClose={close}
        />
      )}
    </div>
  )
}
