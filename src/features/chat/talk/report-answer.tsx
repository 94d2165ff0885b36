/** Reports an answer that is wrong (spec 2 §7): question and answer go along, a remark may. Waits here without network. */
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/form/field'
import { atMost } from '../../../ui/form/field-rules'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { ModalSheet } from '../../../ui/sheets/modal-sheet'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import styles from './report-answer.module.css'

/** The one rating of a chat (spec 2 §7). */
const rating = 'fehlerhaft'

interface Props {
  question: string
  answer: string
  onClose: () => void
}

export function ReportAnswer({ question, answer, onClose }: Props) {
  const { t } = useTranslation('assistant')
  const form = useForm('report', {
    initial: { remark: '' },
    rules: { remark: [atMost(limits.maxReportLength)] },
    async send({ remark }) {
      const content = cut(`${t('you')} ${question}\n\n${answer}`)
      // A report has words, also where the person adds none.
      const body = { type: 'chat', rating, content, text: remark.trim() || rating } as const
      const outcome = await workerClient().sendContactMessage({ call: 'reportContent', body })
      onClose()
      showSnackbar(t(outcome === 'sent' ? 'letters:sent' : 'letters:waits'))
    },
  })
  return (
    <ModalSheet title={t('reportTitle')} onClose={onClose}>
      <p className={styles.hint}>{t('reportHint')}</p>
      <Form
        form={form}
        labels={{ remark: t('remark') }}
        action={t('letters:send')}
        cancel={<Button onClick={onClose}>{t('letters:cancel')}</Button>}
      >
        <Field field={form.field('remark')} kind="lines" label={t('remark')} />
      </Form>
    </ModalSheet>
  )
}

/** As long as a report may be; half a character would be refused. */
function cut(text: string): string {
  return text.slice(0, limits.maxReportContent).replace(/[\uD800-\uDBFF]$/, '')
}
