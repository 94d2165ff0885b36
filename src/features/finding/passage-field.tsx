/**
 * The combined input: shows the open passage or search and takes another passage in any notation, or words. The list of
 * entries loads with the first focus (input-list.tsx); Enter works without it.
 */
import { type FocusEvent, memo, Suspense, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { standardWord } from '#core/contract/address/standard-word'
import type { InputContext } from '#core/contract/address/suggestion'
import type { PageData } from '#core/contract/page-data'
import type { CurrentSearch } from '../../model/place/current-reading'
import { usePlaceHeading } from '../../model/place/use-chapter-heading'
import { BackIcon, CloseIcon, NextIcon, SearchIcon } from '../../ui/controls/icons'
import { lazyPart } from '../../ui/timing/lazy-part'
import type { InputListHandle } from './input-list'
import styles from './passage-field.module.css'
import { useCombinedInput } from './use-combined-input'

const InputList = lazyPart(async () => (await import('./input-list')).InputList)

interface Props {
  data: PageData | undefined
  /** The open search. */
  search?: CurrentSearch | undefined
  isLarge?: boolean
  /** The path of the text on the screen in other translations. */
  pathTo?: (abbreviations: readonly string[]) => Promise<string>
  /** Called when the field gains or loses the focus. */
  onActive?: (isActive: boolean) => void
}

/** Memoised, so that the header can be drawn again without it. */
export const PassageField = memo(Field)

function Field({ data, search, isLarge = false, pathTo, onActive }: Props) {
  const { t } = useTranslation()
  const chapter = usePlaceHeading(data, 'readable')
  const heading = search?.words ?? chapter
  const context = useInputContext(data, search)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<InputListHandle>(null)
  const translations = context.abbreviations.join('.')
  const field = useCombinedInput({ heading, translations, input, list, onActive })
  const { words, isActive, isOpen, marked } = field
  const [token, setToken] = useState<string>()
  const listId = useId()
  return (
    // The form only watches the focus: the list closes when the focus leaves the field and everything in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.field}
      role="search"
      aria-label={t(isLarge ? 'fieldHere' : 'fieldAbove')}
      data-size={isLarge ? 'large' : 'bar'}
      data-active={isActive || undefined}
      onSubmit={field.onSubmit}
      onBlur={(event) => isLeft(event) && field.enter(false)}
    >
      {isActive && <LeaveButton label={t('back')} onEnter={field.enter} />}
      {lens}
      <input
        ref={input}
        type="search"
        dir="auto"
        enterKeyHint="go"
        aria-label={t('goToPassage')}
        placeholder={t('goToPassage')}
        defaultValue={heading}
        {...field.handlers}
        {...unaided}
        {...comboboxOf(isOpen, marked, listId)}
      />
      {isActive && token && <bdi className={styles.token}>{token}</bdi>}
      {isActive && words !== 'empty' && <RunButton isRun={words === 'run'} onClear={field.clear} />}
      {isActive && (
        <Suspense>
          <InputList
            ref={list}
            isRunAwaited={field.isRunAwaited}
            id={listId}
            input={input}
            wanted={field.wanted}
            isOpen={isOpen}
            context={context}
            pathTo={pathTo ?? toBeginning}
            onMark={field.setMarked}
            onToken={setToken}
            onGo={field.go}
          />
        </Suspense>
      )}
    </form>
  )
}

/** Where the words are typed: with the translations on the screen, and what a search has beside them. */
function useInputContext(data: Props['data'], search: Props['search']): InputContext {
  const { language } = useTranslation().i18n
  const { abbreviations } = search ?? data?.address ?? standard
  const scope = search?.scope
  return useMemo(() => ({ locale: language, abbreviations, scope }), [language, abbreviations, scope])
}

/** True if the focus leaves the whole field, not for another part of it. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget)

const standard = { abbreviations: [standardWord] }

/** The path if no text is open. */
async function toBeginning(abbreviations: readonly string[]): Promise<string> {
  return `/${abbreviations.join('.')}/`
}

/** The browser must not complete or correct names of passages. */
const unaided = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

function comboboxOf(isOpen: boolean, marked: string | undefined, listId: string) {
  const hasList = isOpen && marked !== undefined
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': marked || undefined,
  } as const
}

const lens = <SearchIcon className={`icon ${styles.lens}`} aria-hidden />

/** Leaves the field on phones, where it covers the bar. */
function LeaveButton({ label, onEnter }: { label: string; onEnter: (isEntering: boolean) => void }) {
  return (
    <button type="button" className={styles.leave} aria-label={label} onClick={() => onEnter(false)}>
      <BackIcon className="icon mirrored" aria-hidden />
    </button>
  )
}

/** Runs the words, or clears them after they were run. A click leaves the focus in the field. */
const RunButton = memo(function RunButton({ isRun, onClear }: { isRun: boolean; onClear: () => void }) {
  const { t } = useTranslation('finding')
  return (
    <button
      type={isRun ? 'button' : 'submit'}
      className={styles.run}
      aria-label={isRun ? t('clear') : t('open')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={isRun ? onClear : undefined}
    >
      {isRun ? (
        <CloseIcon className="icon" aria-hidden />
      ) : (
        <NextIcon className="icon mirrored" aria-hidden />
      )}
    </button>
  )
})
