/** The list of the combined input: passages, the search for the words, places read last. Below the field; over the page on phones. */
import {
  type ComponentProps,
  type MouseEvent,
  memo,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { InputContext, Suggestion } from '#core/contract/address/suggestion'
import { optionValue } from '../../model/options/options'
import { workerClient } from '../../platform/client/worker-client'
import { isolate } from '../../ui/words/isolate'
import styles from './input-list.module.css'
import { type Choice, clickedId, EntryGroup } from './list/entry-group'
import { type Entries, useEntries } from './list/use-entries'
import { useSuggestions } from './use-suggestions'

export interface InputListHandle {
  /** True while there are entries on the screen. */
  isShown: boolean
  /** Asks for the entries of new words at once; undefined if there is nothing new to offer. */
  ask: (words: string | undefined) => void
  /** True if the list handled the key. */
  onKey: (key: string) => boolean
  /** Runs the marked entry, or the input. */
  run: () => void
}

interface Group {
  name: string
  title: string
  /** Answers what is typed; shown only while something is. */
  isOffer?: boolean
  entries: readonly Choice[]
}

/** These stay the same from key to key, so that the list is drawn only when its entries change, not with every letter. */
interface Props {
  ref: Ref<InputListHandle>
  id: string
  input: RefObject<HTMLInputElement | null>
  /** The words to ask for that were typed before the list was loaded. */
  wanted: RefObject<string | undefined>
  isOpen: boolean
  /** True if Enter came before the list was loaded; the list then runs the input at once. */
  isRunAwaited: boolean
  context: InputContext
  /** The path of the text on the screen in other translations. */
  pathTo: (abbreviations: readonly string[]) => Promise<string>
  /** Id of the marked entry, empty for none; undefined while there is nothing to choose from. */
  onMark: (id: string | undefined) => void
  /** The translation a prefix names. */
  onToken: (translation: string | undefined) => void
  onGo: (path: string) => void
}

export const InputList = memo(function InputList(props: Props) {
  const { ref, id, wanted, isOpen, isRunAwaited, context, onGo } = props
  const titles = useTitles()
  const run = useRun(props)
  useAwaitedRun(isRunAwaited, run)
  const [offered, ask] = useSuggestions(wanted, context)
  const { words, preferred, translation } = offered
  const actions = { run: (chosen: Suggestion) => void run(chosen), go: onGo }
  const found = useEntries(offered, context, isOpen, actions)
  const groups = groupsOf(found, titles)
  const isNew = words !== undefined
  const offeredCount = isNew ? countOf(found) : 0
  const entries = isNew ? groups.flatMap((group) => group.entries) : found.recent
  const { position, onStep, unmark } = usePosition(words, entries.length)
  const current = entries[position]
  const idOf = (entry: Choice) => `${id}-${entry.key}`
  const marked = entries.length === 0 || !isOpen ? undefined : current ? idOf(current) : ''
  useTelling(props, marked, translation)
  useImperativeHandle(ref, () => ({
    isShown: marked !== undefined,
    ask(next) {
      unmark()
      ask(next)
    },
    onKey: onStep,
    run: () => (current ? current.run() : void run()),
  }))
  const onClick = (event: MouseEvent) => {
    const clicked = clickedId(event)
    entries.find((entry) => idOf(entry) === clicked)?.run()
  }
  const shared = {
    idOf,
    marked: current,
    preferred: current ? undefined : enteredOf(found, preferred),
  }
  return (
    <>
      <CountStatus count={offeredCount} />
      {isOpen && (
        // The field has the focus and handles the keys; a pointer on the list must not take the focus from it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          className={styles.list}
          data-empty={entries.length === 0 || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onClick}
          role="presentation"
        >
          <div role="listbox" id={id} aria-label={titles.offered}>
            <Groups id={id} groups={groups} isNew={isNew} {...shared} />
          </div>
          <Hints />
        </div>
      )}
    </>
  )
})

interface GroupsProps extends Pick<ComponentProps<typeof EntryGroup>, 'idOf' | 'marked' | 'preferred'> {
  id: string
  groups: readonly Group[]
  /** Something is typed. */
  isNew: boolean
}

function Groups({ id, groups, isNew, ...shared }: GroupsProps) {
  return groups.map(({ name, isOffer = true, ...group }) => (
    <EntryGroup key={name} {...shared} {...group} isHidden={isOffer && !isNew} id={`${id}-${name}`} />
  ))
}

/** In the order of the list. */
function groupsOf(found: Entries, titles: ReturnType<typeof useTitles>): Group[] {
  const { places, named, searches, recent, heads, isFirst } = found
  return [
    { name: 'places', title: titles.places, entries: places },
    { name: 'named', title: titles.named, entries: named },
    { name: 'searches', title: titles.search, entries: searches },
    { name: 'recent', title: titles[isFirst ? 'begin' : 'recent'], isOffer: false, entries: recent },
    { name: 'heads', title: titles.heads, entries: heads },
  ]
}

/** The number of entries that the words themselves offer. */
function countOf({ places, named, searches }: Entries): number {
  return places.length + named.length + searches.length
}

/** The entry that Enter alone runs: `preferred` counts passages and searches. */
function enteredOf({ places, searches }: Entries, preferred: number) {
  return [...places, ...searches][preferred]
}

/** Runs the input for an Enter that came before the list was loaded. */
function useAwaitedRun(isRunAwaited: boolean, run: () => Promise<void>) {
  const onArrival = useEffectEvent(() => {
    if (isRunAwaited) void run()
  })
  useEffect(() => onArrival(), [])
}

/** Tells the field which entry is marked and which translation its words name. */
function useTelling({ onMark, onToken }: Props, marked: string | undefined, translation: string | undefined) {
  useEffect(() => onMark(marked), [marked, onMark])
  useEffect(() => () => onMark(undefined), [onMark])
  useEffect(() => onToken(translation), [translation, onToken])
}

/** Memoised, so that a key does not look them up again. */
function useTitles() {
  const { t } = useTranslation('finding')
  return useMemo(
    () => ({
      offered: t('offered'),
      places: t('places'),
      named: t('menu:topics'),
      search: t('search'),
      recent: t('recent'),
      begin: t('begin'),
      heads: t('menu:dictionaries'),
    }),
    [t],
  )
}

/** Runs the input, or the entry that was chosen. */
function useRun({ input, context, pathTo, onGo }: Props) {
  const search = async (words: string, path: string, isChosen: boolean) => {
    // Words of a search may contain characters with a meaning in addresses; a passage has none.
    const encoded = path.split('/').map(encodeURIComponent).join('/')
    // An entry chosen as words is searched for even if it reads like a passage; the search reads this record.
    if (isChosen) await workerClient().rememberSearch(words, encoded, context.abbreviations)
    onGo(encoded)
  }
  return async (chosen?: Suggestion) => {
    const scoped = { ...context, scope: context.scope ?? optionValue('searchOptions.scope') }
    const outcome = await workerClient().runInput(input.current?.value ?? '', scoped, chosen)
    if (outcome.kind === 'selection') onGo(await pathTo([outcome.translation]))
    else if (outcome.kind === 'search') await search(outcome.words, outcome.path, chosen !== undefined)
    else if (outcome.kind === 'text') onGo(outcome.path)
  }
}

/** Position of the marked entry: -1 = none, at the start and after every typed key; arrows go through all and wrap around. */
function usePosition(words: string | undefined, count: number) {
  const [marked, setMarked] = useState({ words, position: -1 })
  const position = marked.words === words && marked.position < count ? marked.position : -1
  const onStep = (key: string) => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step === 0 || count === 0) return false
    const next = position + step
    setMarked({ words, position: next >= count ? -1 : next < -1 ? count - 1 : next })
    return true
  }
  const unmark = () => {
    if (position >= 0) setMarked({ words, position: -1 })
  }
  return { position, onStep, unmark }
}

/** The status gets its text after it is on the page, because screen readers do not read text that comes with the element. */
function CountStatus({ count }: { count: number }) {
  const { t } = useTranslation('finding')
  const [said, setSaid] = useState(0)
  useEffect(() => setSaid(count), [count])
  return (
    <p role="status" className="visually-hidden">
      {said > 0 ? t('count', { count: said }) : ''}
    </p>
  )
}

const Hints = memo(function Hints() {
  const { t } = useTranslation('finding')
  return (
    <p className={styles.hints} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('stepBack')}
      </span>
      <span>{t('prefixTip', { example: isolate('ELB:') })}</span>
    </p>
  )
})
