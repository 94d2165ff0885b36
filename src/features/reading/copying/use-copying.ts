/** Copies and shares columns by the remembered choice, and reports the outcome. */
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { copiedText } from '#core/scripture/selection/copied-text'
import { type CopyChoice, initialCopyChoice } from '#core/scripture/selection/copy-choice'
import { copyRich, shareOrCopy } from '../../../platform/page/share'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { copiedEditions, useCopyHabit } from './copy-choice'
import { type AddressedColumn, addressOf } from './use-copied-columns'

/** What is shared: without the address, which the share sheet passes on separately. */
const shared: CopyChoice = { ...initialCopyChoice, link: false }

const brief = { timeoutMs: limits.shortSnackbarMs }

export interface Copying {
  /** The plain text that `copy` copies. */
  preview: string
  copy: () => Promise<void>
  share: () => Promise<void>
}

/** Copies those of the columns that the remembered choice includes. */
export function useCopying(columns: readonly AddressedColumn[]): Copying {
  const { t } = useTranslation('reading')
  const habit = useCopyHabit()
  const chosen = copiedEditions(
    columns.filter(({ verses }) => verses.length > 0),
    habit,
  )
  const address = addressOf(chosen)
  const text = copiedText(chosen, address, habit.choice)
  return {
    preview: text.plain,
    copy: async () => {
      const isCopied = await copyRich(text)
      if (isCopied) showSnackbar(t('copied'), brief)
      else showSnackbar(t('copyFailed'), { type: 'error' })
    },
    share: async () => {
      const { plain } = copiedText(chosen, address, shared)
      const outcome = await shareOrCopy({ title: chosen[0]?.place ?? '', text: plain, url: address })
      if (outcome === 'copied') showSnackbar(t('shareCopied'), brief)
      if (outcome === 'failed') showSnackbar(t('copyFailed'), { type: 'error' })
    },
  }
}
