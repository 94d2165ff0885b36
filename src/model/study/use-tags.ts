/** The member's tags: those made by hand and the five built-in ones, by uuid. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TagColour } from '#core/contract/members/tag-colours'
import { builtInTags } from '#core/study/built-in-tags'
import { isMember, useAccount } from '../account/account'
import { useThings } from '../account/member-database'

export interface KnownTag {
  id: string
  name: string
  colour: TagColour | undefined
  shared: boolean
  /** Cannot be deleted; the catalogue has its name until the person changes it. */
  isBuiltIn: boolean
}

/** Built-in tags first. Undefined until the database has answered. Needs the message group `tags`. */
export function useTags(): ReadonlyMap<string, KnownTag> | undefined {
  const { t } = useTranslation('tags')
  const account = useAccount()
  const things = useThings('tag')
  const user = isMember(account) ? account.user.id : undefined
  return useMemo(() => {
    if (!things || user === undefined) return undefined
    const tags = new Map<string, KnownTag>()
    for (const [id, colour] of builtInTags(user))
      tags.set(id, { id, name: t(`colour-${colour}`), colour, shared: false, isBuiltIn: true })
    for (const { key, data } of things) {
      const id = key.slice('tag:'.length)
      tags.set(id, { id, isBuiltIn: tags.has(id), ...data, colour: data.colour })
    }
    return tags
  }, [things, user, t])
}
