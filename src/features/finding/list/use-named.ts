/** Stories, persons and themes that what is typed names: at most three, below the passages. */
import { useEffect } from 'react'
import type { Locale } from '#core/contract/locales'
import { useLastAnswer } from '../../../model/asking/use-answer'
import { type ShownEdition, useShownEdition } from '../../../model/study/shown-edition'
import { byTheWay } from '../../../platform/client/by-the-way'
import { useLocale } from '../../../platform/language/use-locale'
import { type Choice, entryIcons } from './entry-group'

/** A shorter beginning names too much. */
const shortest = 3

/** `go` opens a path. Those of the words before stay until the worker has answered for the new ones. */
export function useNamed(words: string | undefined, go: (path: string) => void): readonly Choice[] {
  const locale = useLocale()
  const edition = useShownEdition()
  const typed = (words ?? '').trim()
  useReady(locale, edition)
  const isAsked = edition !== undefined && typed.length >= shortest
  const found = useLastAnswer(isAsked ? [typed, locale, edition.manifest] : undefined, async () => {
    const { typedEntries } = await import('../../../model/finder/typed-entries')
    return isAsked ? await typedEntries(typed, locale, edition).catch(() => []) : []
  })
  if (!isAsked) return []
  return (found ?? []).map(({ id, title, place, path }) => ({
    key: `named-${id}`,
    icon: entryIcons.named,
    label: title,
    note: place,
    run: () => go(path),
  }))
}

/** The list comes with the focus: by the third letter everything is here. */
function useReady(locale: Locale, edition: ShownEdition | undefined): void {
  useEffect(() => {
    if (!edition) return
    const prepare = async () => {
      const { prepareTyping } = await import('../../../model/finder/typed-entries')
      await prepareTyping(locale, edition)
    }
    byTheWay(prepare())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the edition is a new object in every render
  }, [locale, edition?.manifest])
}
