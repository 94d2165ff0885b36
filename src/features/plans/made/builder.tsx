/** What a plan reads, how it is divided, on which days, and what comes of it. */
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useDeferredValue, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { planPath } from '#core/contract/address/contents/plan-address'
import * as limits from '#core/limits'
import type { Before } from '#core/plans/made/edit'
import { madeNumber } from '#core/plans/made/made-plan'
import { usePlaces } from '../../../model/contents/text/use-places'
import { entryMemory, useEntryState } from '../../../model/place/entry-state'
import { useToday } from '../../../platform/page/today'
import { Button } from '../../../ui/controls/button'
import input from '../../../ui/controls/input.module.css'
import listStyles from '../../../ui/note/list.module.css'
import { planBox } from '../plan-box'
import reading from '../reading/reading.module.css'
import styles from './builder.module.css'
import { DivisionFields } from './division-fields'
import { type Draft, draftOf, numberingOf, partsOf } from './draft'
import { Preview } from './preview'
import { SourceChoice } from './sources/source-choice'
import { sourceLabel } from './sources/source-label'
import { SourceList } from './sources/source-list'
import { useSavePlan } from './use-save-plan'

/** What was typed stays with the entry of the history: whoever looks a passage up comes back to it. */
const drafts = entryMemory<Draft | undefined>(undefined)

/** A name that nobody typed is made of so many sources. */
const mostNamed = 2

export function Builder({ before }: { before: Before | undefined }) {
  const { t } = useTranslation('planning')
  const { draft, calm, parts, change, places, offered, amount, submit } = useBuilding(before)
  return (
    <form className={`${listStyles.page} ${styles.form}`} onSubmit={(event) => void submit(event)}>
      <label className={reading.field}>
        {t('title')}
        <input
          className={input.input}
          dir="auto"
          maxLength={limits.maxPlanTitle}
          placeholder={offered}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </label>
      <section className={planBox} aria-label={t('what')}>
        <h2>{t('what')}</h2>
        <SourceList sources={draft.sources} places={places} onChange={(sources) => change({ sources })} />
        <SourceChoice
          numbering={numberingOf(before)}
          isFull={draft.sources.length >= limits.maxPlanSources}
          onAdd={(source) => change({ sources: [...draft.sources, source] })}
        />
      </section>
      <DivisionFields
        {...{ draft, before, amount }}
        isWrong={parts.kind !== 'made' && parts.kind !== 'empty'}
        onChange={change}
      />
      <Preview {...{ draft: calm, parts, before, places }} />
      <div className={reading.end}>
        <Button type="submit" variant="primary">
          {t(before ? 'plans:save' : 'plans:startNow')}
        </Button>
        {before?.reading && <span>{t('marksStay')}</span>}
      </div>
    </form>
  )
}

function useBuilding(before: Before | undefined) {
  const { t } = useTranslation('planning')
  const router = useRouter()
  const today = useToday()
  const [kept, setDraft] = useEntryState(drafts)
  const initial = useMemo(() => draftOf(before, today), [before, today])
  const draft = kept ?? initial
  const places = usePlaces(numberingOf(before))
  const calm = useDeferredValue(draft)
  // Days decide nothing about the parts, and thousands of verses are not divided for a letter of the title.
  const { sources, by, amount: typed } = calm
  const parts = useMemo(() => partsOf({ sources, by, amount: typed }, before), [sources, by, typed, before])
  const amount = useRef<HTMLInputElement>(null)
  const named = draft.sources.slice(0, mostNamed).map((source) => sourceLabel(source, places, t))
  const offered = named.join(' · ').slice(0, limits.maxPlanTitle)
  const save = useSavePlan(before)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const now = partsOf(draft, before)
    if (now.kind !== 'made') return amount.current?.focus()
    const key = await save(draft, now, draft.title.trim() || offered || t('menu:ownPlan'))
    if (key !== undefined) router.history.replace(planPath({ key, number: madeNumber }))
  }
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return { draft, calm, parts, change, places, offered, amount, submit }
}
