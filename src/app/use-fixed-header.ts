/** Whether the header stays: a member's wish (spec 1 §2 fixHeader); the style sheet follows it on wide screens only. */
import { useAccount } from '../platform/account'
import { useOption } from '../platform/options'

export function useFixedHeader(): boolean {
  const account = useAccount()
  const isWished = useOption('fixHeader')
  return Boolean(account) && isWished
}
