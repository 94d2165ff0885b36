/** Asks the assistant about the selected verses: members in a chat, everybody else on its own page. For servers that have it. */
import { useRouter } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { isMember, useAccount } from '../../../model/account/account'
import { newChatAddress } from '../../../model/chats/active-chat'
import { askedVerses } from '../../../model/chats/asked-verses'
import { useOption } from '../../../model/options/options'
import { database } from '../../../platform/local/database'
import { Action } from '../../../ui/controls/bar-actions'
import { AskIcon } from '../../../ui/controls/panel-icons'

interface Props {
  data: PageData
  /** Numbers of verses in the chapter of the first edition. */
  verses: readonly number[]
  /** "Johannes 3,16". */
  place: string
}

export function AskAction({ data, verses, place }: Props) {
  const { t } = useTranslation('lookup')
  const { history } = useRouter()
  const isWanted = useOption('chat.btn')
  const account = useAccount()
  const abbr = data.address?.abbreviations[0] ?? ''
  const isOwn = useLiveQuery(async () => (await database.editions.get(abbr))?.isOwn, [abbr])
  // The server does not have what a person imported; which verses are meant only its numbering says.
  if (!isWanted || (isOwn && isMember(account))) return null
  const ask = () => {
    const chapter = data.address?.chapter ?? 0
    askedVerses.set({ abbr, canonicals: verses.map((verse) => chapter + verse), label: place })
    history.push(isMember(account) ? newChatAddress : '/nicodemus-ai')
  }
  return <Action icon={AskIcon} label={t('askAbout')} onClick={ask} />
}
