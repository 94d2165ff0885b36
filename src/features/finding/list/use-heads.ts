/** Heads of dictionaries that begin like what is typed: a few, after everything else, so that no entry moves when they come. */
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../../../model/asking/use-answer'
import { hasRoom } from '../../../model/options/rooms'
import { workerClient } from '../../../platform/client/worker-client'
import { type Choice, entryIcons } from './entry-group'

/** The places come first: heads are looked up once typing pauses. */
const afterMs = 150
/** A shorter beginning has too many. */
const shortest = 3

/** `go` opens a path. Empty while the words are too short. */
export function useHeads(words: string | undefined, go: (path: string) => void): readonly Choice[] {
  const { i18n } = useTranslation()
  const locale = i18n.language
  const wanted = (words ?? '').trim()
  const isAsked = hasRoom('dictionaries') && wanted.length >= shortest
  const heads = useAnswer(
    isAsked ? [wanted, locale] : undefined,
    // Without an answer there are none.
    async () =>
      await workerClient()
        .typedHeads(wanted, locale)
        .catch(() => []),
    afterMs,
  )
  return (heads ?? []).map(({ head, abbr, path }, index) => ({
    key: `head-${index}`,
    icon: entryIcons.article,
    label: head,
    note: abbr,
    run: () => go(path),
  }))
}
