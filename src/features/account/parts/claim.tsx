/**
 * A form with unsent input claims its overlay: leaving asks first (spec 1 §4 "claim modal", FEATURES SHELL-04), unless
 * the form itself navigates (use-leave.ts). Closing the window asks too, in the browser's own words.
 */
import { useBlocker } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/sheets/confirm-dialog'

interface Props {
  /** True if the form has input that was not sent. */
  isClaimed: boolean
}

export function Claim({ isClaimed }: Props) {
  const { t } = useTranslation('account')
  // A ref, because a person may leave before the router knows about the last input.
  const claimed = useRef(isClaimed)
  useLayoutEffect(() => {
    claimed.current = isClaimed
  }, [isClaimed])
  const blocker = useBlocker({
    shouldBlockFn: () => claimed.current,
    enableBeforeUnload: () => claimed.current,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('claim')}
      text={t('claimText')}
      choices={[
        { label: t('claimStay'), variant: 'primary', onChoose: blocker.reset },
        { label: t('claimLeave'), variant: 'danger', onChoose: blocker.proceed },
      ]}
      onClose={blocker.reset}
    />
  )
}
