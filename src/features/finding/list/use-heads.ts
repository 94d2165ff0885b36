/** Heads of dictionaries that begin like what is typed: a few, after everything else, so that no entry moves when they come. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypedHead } from '#core/contract/content/typed-head'
import { hasRoom } from '../../../model/options/rooms'
import { workerClient } from '../../../platform/client/worker-client'
import { type Entry, entryIcons } from './entry-group'

/** The places come first: heads are looked up once typing pauses. */
const afterMs = 150
/** A shorter beginning has too many. */
const shortest = 3

/** `go` opens a path. Empty while the words are too short. */
export function useHeads(words: string | undefined, go: (path: string) => void): readonly Entry[] {
  const { i18n } = useTranslation()
  const locale = i18n.language
  const wanted = (words ?? '').trim()
  const isAsked = hasRoom('dictionaries') && wanted.length >= shortest
  const [found, setFound] = useState<{ of: string; heads: readonly TypedHead[] }>()
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const look = async () => {
      const heads = await workerClient().typedHeads(wanted, locale)
      if (isCurrent) setFound({ of: wanted, heads })
    }
    const timer = setTimeout(() => look().catch(() => undefined), afterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isAsked, wanted, locale])
  if (!isAsked || found?.of !== wanted) return []
  return found.heads.map(({ head, abbr, path }, index) => ({
    key: `head-${index}`,
    icon: entryIcons.article,
    label: head,
    note: abbr,
    run: () => go(path),
  }))
}
