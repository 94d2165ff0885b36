/** What the combined input offers: passages, the search for the words, what was read last. Below the field, over the page on phones. */
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputContext, Suggestion } from '#core/contract/address/suggestion'
import { workerClient } from '../../platform/worker-client'
import { isolate } from '../../ui/isolate'
import { EntryGroup } from './entry-group'
import styles from './input-list.module.css'
import { useEntries } from './use-entries'

export interface InputListHandle {
  /** True when the key was meant for the list. */
  onKey: (key: string) => boolean
  /** Runs the marked entry, or the input. */
  run: () => void
}

interface Props {
  ref: Ref<InputListHandle>
  id: string
  raw: string
  /** The input is what was run last: nothing new to offer. */
  isRun: boolean
  isOpen: boolean
  /** Enter came before the list: it runs the input as soon as it is here. */
  isRunAwaited: boolean
  context: InputContext
  /** Where the text on the screen is read in other translations. */
  pathTo: (abbreviations: readonly string[]) => Promise<string>
  /** Id of the marked entry, empty for none; undefined while there is nothing to choose from. */
  onMark: (id: string | undefined) => void
  /** The translation a prefix names. */
  onToken: (translation: string | undefined) => void
  onGo: (path: string) => void
}

export function InputList(props: Props) {
  const { ref, id, raw, isRun, isOpen, isRunAwaited, context, pathTo, onMark, onToken, onGo } = props
  const { t } = useTranslation('finding')
  const run = async (chosen?: Suggestion) => {
    const outcome = await workerClient().runInput(raw, context, chosen)
    if (outcome.kind === 'selection') onGo(await pathTo([outcome.translation]))
    else if (outcome.kind === 'search') await search(outcome.words, outcome.path, chosen !== undefined)
    else if (outcome.kind === 'text') onGo(outcome.path)
  }
  const search = async (words: string, path: string, isChosen: boolean) => {
    // Words of a search may hold signs that mean something in an address; a passage has none.
    const encoded = path.split('/').map(encodeURIComponent).join('/')
    // What was chosen as words is searched for even where it reads like a passage: the search looks it up.
    if (isChosen) await workerClient().rememberSearch(words, encoded, context.abbreviations)
    onGo(encoded)
  }
  const onArrival = useEffectEvent(() => {
    if (isRunAwaited) void run()
  })
  useEffect(() => onArrival(), [])
  const input = isRun || raw.trim() === '' ? undefined : raw
  const doors = { run: (chosen: Suggestion) => void run(chosen), go: onGo }
  const { places, searches, recent, preferred, translation } = useEntries(input, context, doors)
  const entries = [...places, ...searches, ...recent]
  const [position, onStep] = usePosition(raw, entries.length)
  const marked = entries.length === 0 || !isOpen ? undefined : position < 0 ? '' : `${id}-${position}`
  useEffect(() => onMark(marked), [marked, onMark])
  useEffect(() => () => onMark(undefined), [onMark])
  useEffect(() => onToken(translation), [translation, onToken])
  useImperativeHandle(ref, () => ({
    onKey: onStep,
    run() {
      const entry = entries[position]
      if (entry) entry.run()
      else void run()
    },
  }))
  const offered = places.length + searches.length
  const shared = { id, position, preferred }
  return (
    <>
      <p role="status" className="visually-hidden">
        {offered > 0 ? t('count', { count: offered }) : ''}
      </p>
      {isOpen && (
        // A press in the list must not take the focus from the field.
        <div className={styles.list} onPointerDown={(event) => event.preventDefault()} role="presentation">
          <div role="listbox" id={id} aria-label={t('offered')}>
            <EntryGroup {...shared} title={t('places')} entries={places} from={0} />
            <EntryGroup {...shared} title={t('search')} entries={searches} from={places.length} />
            <EntryGroup {...shared} title={t('recent')} entries={recent} from={offered} />
          </div>
          <Hints />
        </div>
      )}
    </>
  )
}

/** The marked entry: -1, none, at the start and after every key typed; arrows go through all and round again. */
function usePosition(raw: string, count: number): [position: number, onKey: (key: string) => boolean] {
  const [marked, setMarked] = useState({ raw, position: -1 })
  const position = marked.raw === raw && marked.position < count ? marked.position : -1
  const onKey = (key: string) => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step === 0 || count === 0) return false
    const next = position + step
    setMarked({ raw, position: next >= count ? -1 : next < -1 ? count - 1 : next })
    return true
  }
  return [position, onKey]
}

function Hints() {
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
}
