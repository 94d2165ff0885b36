/**
 * A note while a person writes it. Typed text is in the draft and in the browser's local storage at once, and in the
 * database 1 s after the last key and on leaving; where there was no room, it is tried again. A change of another device is shown only if the draft has nothing unsaved; the server keeps an
 * overwritten text as a copy.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { NoteBody } from '#core/contract/members/note-body'
import { noteText } from '#core/contract/members/note-text'
import type { Note } from '#core/contract/members/things'
import * as limits from '#core/limits'
import type { NoteAddress } from '#core/study/note-address'
import { useThing } from '../../../model/account/member-database'
import {
  dropUnsavedNote,
  keepUnsavedNote,
  type NoteChange,
  storeLeftNote,
} from '../../../model/study/unsaved-notes'
import { workerClient } from '../../../platform/client/worker-client'
import { keepBeforeReload } from '../../../platform/page/reload'
import { useReporting } from '../../../ui/snackbars/use-reporting'

export interface Draft {
  title: string
  body: NoteBody
  tags: readonly string[]
}

export interface NoteDraft {
  draft: Draft
  /** Increases when the text is replaced by one that was not typed here. */
  version: number
  note: Note | undefined
  /** The number of changes that the server does not have yet. */
  waiting: number
  state: 'saved' | 'typing' | 'failed' | 'too-long'
  change: (part: Partial<Draft>) => void
  /** Stores the draft as it is now. */
  save: () => Promise<void>
  /** Stops storing: used when the note is deleted. */
  drop: () => void
}

const saveAfterMs = 1_000
/** Room comes where a person makes some, which nothing tells the page. */
const againAfterMs = 10_000
const empty: Draft = { title: '', body: { type: 'doc', content: [] }, tags: [] }

interface Shown {
  draft: Draft
  version: number
  /** Key of the text in the database that it is based on, and the revision of that text. */
  stored: string
  seen: number
  /** Key of the text that this editor stored last: it comes back from the database, and is no text of another device. */
  written?: string
}

/** Undefined until the database has answered. */
export function useNoteDraft({ id, place }: NoteAddress): NoteDraft | undefined {
  const thing = useThing(`note:${id}`)
  const note = thing?.kind === 'note' ? thing.data : undefined
  const [shown, setShown] = useState<Shown>()
  const [state, setState] = useState<NoteDraft['state']>('saved')
  const typed = useRef<{ draft: Draft; stored: string } | undefined>(undefined)
  const report = useReporting()
  const next = thing === undefined ? undefined : adopted(shown, note, thing?.rev ?? 0, state === 'saved')
  if (next) setShown(next)
  const seen = shown?.seen ?? 0

  const changeOf = useCallback(
    (draft: Draft): NoteChange => {
      const { numbering, chapter, verses } = note ?? place
      const body = { ...draft, tags: [...draft.tags], numbering, chapter, verses: [...verses] }
      return { kind: 'note', key: `note:${id}`, body, seen }
    },
    [note, place, id, seen],
  )
  const store = useCallback(
    async (tell: Tell) => {
      const current = typed.current
      if (!current || keyOf(current.draft) === current.stored) return
      if (isTooLong(current.draft)) return setState('too-long')
      const key = keyOf(current.draft)
      current.stored = key
      setShown((now) => now && { ...now, written: key })
      const change = changeOf(current.draft)
      const isStored = await tell(workerClient().change(change))
      if (!isStored) current.stored = ''
      // More may have been typed meanwhile.
      const isLast = !typed.current || keyOf(typed.current.draft) === key
      if (isStored && isLast) dropUnsavedNote(change.key)
      if (!isStored || isLast) setState(isStored ? 'saved' : 'failed')
    },
    [changeOf],
  )
  const save = useCallback(() => store(report), [store, report])
  useSaving(save, shown?.draft, `note:${id}`)
  useTryingAgain(store, state)

  if (!shown) return undefined
  return {
    draft: shown.draft,
    version: shown.version,
    note,
    waiting: thing?.waiting ?? 0,
    state,
    change(part) {
      const draft = { ...shown.draft, ...part }
      typed.current = { draft, stored: typed.current?.stored ?? keyOf(shown.draft) }
      if (keyOf(draft) === typed.current.stored) dropUnsavedNote(`note:${id}`)
      else keepUnsavedNote(changeOf(draft))
      setShown((now) => now && { ...now, draft })
      setState('typing')
    },
    save,
    drop() {
      typed.current = undefined
      dropUnsavedNote(`note:${id}`)
    },
  }
}

/**
 * The shown text once the database has this one; undefined where nothing changes. A draft with something unsaved stays, and goes on
 * from the revision that the person has seen: then the server keeps the other text as a copy.
 */
function adopted(
  shown: Shown | undefined,
  note: Note | undefined,
  seen: number,
  isSaved: boolean,
): Shown | undefined {
  const draft: Draft = note ? { title: note.title, body: note.body, tags: note.tags } : empty
  const stored = keyOf(draft)
  if (!shown) return { draft, stored, seen, version: 0 }
  if (shown.stored === stored && shown.seen === seen) return undefined
  const isOwn = [shown.stored, shown.written, keyOf(shown.draft)].includes(stored)
  if (isOwn) return { ...shown, stored, seen }
  return isSaved ? { draft, stored, seen, version: shown.version + 1 } : undefined
}

/** True if nothing was ever written: nobody needs to keep such a note. */
export function isEmptyDraft({ title, body, tags }: Draft): boolean {
  return title.trim() === '' && tags.length === 0 && noteText(body).trim() === ''
}

/** Waits for a change; true when it is stored. It may tell the person about a failure. */
type Tell = (change: Promise<unknown>) => Promise<boolean>

const isDone: Tell = (change) =>
  change.then(
    () => true,
    () => false,
  )

function isTooLong({ body }: Draft): boolean {
  return JSON.stringify(body).length > limits.maxNoteBytes
}

/** Two drafts with the same key have the same contents. */
function keyOf({ title, body, tags }: Draft): string {
  const draft: Draft = { title, body, tags }
  return isEmptyDraft(draft) ? '' : JSON.stringify([title, body, tags])
}

/** Stores what could not be stored as soon as that is possible, without another message each time. */
function useTryingAgain(store: (tell: Tell) => Promise<void>, state: NoteDraft['state']): void {
  useEffect(() => {
    if (state !== 'failed') return
    const timer = setInterval(() => void store(isDone), againAfterMs)
    return () => clearInterval(timer)
  }, [store, state])
}

/** Stores the draft 1 s after the last change, when the page is hidden or loaded anew, and when the editor unmounts. */
function useSaving(save: () => Promise<void>, draft: Draft | undefined, key: string): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  }, [save])
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void latest.current()
    }
    document.addEventListener('visibilitychange', onHidden)
    const takeBack = keepBeforeReload(() => latest.current())
    return () => {
      takeBack()
      document.removeEventListener('visibilitychange', onHidden)
      void latest.current().then(() => storeLeftNote(key))
    }
  }, [key])
}
