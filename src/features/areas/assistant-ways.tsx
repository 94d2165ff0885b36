/** Links from the assistant's own page to the conversations; visitors sign in first and return to what they wanted. */
import { useTranslation } from 'react-i18next'
import { isMember, useAccount } from '../../model/account/account'
import { signInPath, useWantedRoute } from '../../model/account/sign-in-path'

export function AssistantWays({ area }: { area: 'assistant' | 'chats' }) {
  const { t } = useTranslation('areas')
  const account = useAccount()
  const wanted = useWantedRoute() ?? '/chats'
  if (account === undefined) return null
  if (area === 'chats') return <a href="/nicodemus-ai">{t('toAssistant')}</a>
  if (isMember(account)) return <a href="/chats">{t('toChats')}</a>
  return (
    <>
      <p>{t('forMembers')}</p>
      <a href={signInPath(wanted)}>{t('signIn')}</a>
    </>
  )
}
