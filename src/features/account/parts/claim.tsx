/**
 * A form with unsent input claims its overlay: leaving asks first (spec 1 §4 "claim modal", FEATURES SHELL-04), unless
 * the form itself navigates (use-leave.ts). Closing the window asks too, in the browser's own words.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/sheets/confirm-dialog'

interface Props {
  /** True if the form has input that was not sent. */
  isClaimed: boolean
}

export function Claim({ isClaimed }: Props) {
  const { t } = useTranslation('account')
  const { wanted, stay } = useClaim(isClaimed)
  if (!wanted) return null
  return (
    <ConfirmDialog
      title={t('claim')}
      text={t('claimText')}
      choices={[
        { label: t('claimStay'), variant: 'primary', onChoose: stay },
        { label: t('claimLeave'), variant: 'danger', onChoose: wanted.go },
      ]}
      onClose={stay}
    />
  )
}

/**
 * Turns every way out back at once, so that the history stands at the form again and the question can lie over it.
 * `wanted.go` goes that way after all.
 */
function useClaim(isClaimed: boolean) {
  const { history } = useRouter()
  const [wanted, setWanted] = useState<{ go: () => void }>()
  // A ref, because a person may leave before the router knows about the last input.
  const claimed = useRef(isClaimed)
  useLayoutEffect(() => {
    claimed.current = isClaimed
  }, [isClaimed])
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => claimed.current,
        blockerFn: ({ currentLocation, nextLocation, action }) => {
          const { href, state } = nextLocation
          const unasked = { ignoreBlocker: true }
          const go = () => {
            if (action === 'PUSH') history.push(href, state, unasked)
            else if (action === 'REPLACE') history.replace(href, state, unasked)
            else history.go(state.__TSR_index - currentLocation.state.__TSR_index, unasked)
          }
          if (claimed.current) setWanted({ go })
          return claimed.current
        },
      }),
    [history],
  )
  return { wanted, stay: () => setWanted(undefined) }
}
