/** One change: what and when, and for a refused one why and what to do. */

import { useTranslation } from 'react-i18next'
import { noteText } from '#core/contract/members/note-text'
import type { Op } from '#core/contract/members/op'
import { errorCodes } from '#core/error-codes'
import * as limits from '#core/limits'
import { useVerseName } from '../../model/library/use-verse-name'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { copyText } from '../../platform/page/share'
import { Button } from '../../ui/controls/button'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import { formatInstant } from '../../ui/words/format-instant'
import { isolate } from '../../ui/words/isolate'
import { useErrorText } from '../../ui/words/use-error-text'
import { describeOp } from './describe-op'
import styles from './sync-sheet.module.css'

export function OpRow({ op }: { op: Op }) {
  const { t, i18n } = useTranslation('sync')
  const verseName = useVerseName()
  const { text, name, canonical } = describeOp(op)
  const thing = name ?? (canonical === undefined ? '' : verseName(canonical))
  const words = thing ? `${t(text)}: ${isolate(thing)}` : t(text)
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span>{words}</span>
        <small>{formatInstant(op.at, i18n.language)}</small>
      </span>
      {op.state === 'refused' && <Refused op={op} words={words} />}
    </li>
  )
}

function Refused({ op, words }: { op: Op; words: string }) {
  const { t } = useTranslation('sync')
  const code = errorCodes.find((known) => known === op.reason?.code) ?? 'internal'
  const sentence = useErrorText({ code, message: '', details: {} })
  const settle = (action: 'retry' | 'discard') => byTheWay(workerClient().settleOp(op.seq, action))
  const text = textOf(op)
  const copy = async () => {
    await copyText(text || words)
    showSnackbar(t('copied'), { timeoutMs: limits.shortSnackbarMs })
  }
  return (
    <>
      <span className={styles.reason}>{sentence}</span>
      {text && <p className={styles.text}>{text}</p>}
      <span className={styles.actions}>
        <Button aria-label={`${t('copy')}: ${words}`} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button aria-label={`${t('retry')}: ${words}`} onClick={() => settle('retry')}>
          {t('retry')}
        </Button>
        <Button variant="danger" aria-label={`${t('discard')}: ${words}`} onClick={() => settle('discard')}>
          {t('discard')}
        </Button>
      </span>
    </>
  )
}

/** The text that would be lost with the change. */
function textOf(op: Op): string {
  if (op.kind === 'note' && op.body) return `${op.body.title}\n${noteText(op.body.body)}`.trim()
  return op.kind === 'tag' && op.body ? op.body.name : ''
}
