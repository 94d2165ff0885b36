/** A person at a device: acts, sees the result at once (I10), and the device sends it. */
import type { NoteBody } from '../../../contract/members/note-body'
import { type Change, clearKey, type Op, type OpKind } from '../../../contract/members/op'
import { recolourChanges } from '../../../study/word-marks/word-mark-changes'
import { addChanges } from '../../client/changes/add-changes'
import { discardOp, retryOp } from '../../client/op-actions'
import { hiddenMs } from '../../data-after'
import { drive } from '../../steps'
import type { Thing } from '../../thing'
import { checkRead } from '../checks/plan-checks'
import { Violation } from '../checks/violation'
import { titleOf, type Witness } from '../checks/witness'
import { madePlanOf } from '../samples'
import type { MapClientStore } from '../stores/map-client-store'
import { SeededRandom } from '../world/seeded-random'
import type { SimDevice } from '../world/sim-device'
import { someMarking } from './marking'
import type { ActionKind } from './schedule'

const optionPaths = ['bibles', 'selectedBibles', 'promo', 'externalLinks'] as const
const body: NoteBody = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
}

/** A note open in an editor. */
interface Editor {
  user: number
  key: string
  rev: number
  title: string
}

/** All people of a run. */
export class People {
  readonly #editors = new Map<SimDevice, Editor>()
  #count = 0

  constructor(readonly witness: Witness) {}

  /** One action; `salt` decides the details. */
  act(device: SimDevice, action: ActionKind, key: number | undefined, salt: number): void {
    const random = new SeededRandom(salt)
    const tab = device.openTab()
    if (action === 'open note') return this.#openNote(device, random)
    this.#count += 1
    if (action === 'retry' || action === 'discard') this.#settle(device, action, random)
    else if (action === 'wordMark') this.#mark(device, random)
    else this.#save(device, this.#change(device, action, key ?? random.between(0, 2), random))
    device.agenda.after(50, () => tab.start(false))
  }

  #save(device: SimDevice, change: Change & { seenTitle?: string }): void {
    const user = device.account
    const store = device.database(user)
    const { seenTitle, ...rest } = change
    const before = store.thingMap.get(rest.key)
    this.#transaction(store, seenTitle, () => drive(addChanges(device.steps(user), [rest]), store))
    checkShown(store, rest, device.source.now())
    checkRead(rest, before, store.thingMap.get(rest.key))
  }

  /** Words are coloured in one transaction, however many marks change. */
  #mark(device: SimDevice, random: SeededRandom): void {
    const store = device.database(device.account)
    const tags = [uuid(0), uuid(1), uuid(2)] as const
    const recolour = device.mistake.recolours ?? recolourChanges
    const { changes, check } = someMarking(store, tags, random, recolour)
    this.#transaction(store, undefined, () => drive(addChanges(device.steps(device.account), changes), store))
    for (const change of changes) checkShown(store, change, device.source.now())
    check(device.source.now())
  }

  /** A strict transaction; afterwards the witness is told which op are new and which ops they replaced. */
  #transaction(store: MapClientStore, seenTitle: string | undefined, body: () => void): void {
    const before = store.allOps()
    body()
    store.journal.forget()
    const after = store.allOps()
    const left = new Map(after.map((op) => [op.seq, op]))
    const replaced = before.filter((op) => !left.has(op.seq))
    const known = new Set(before.map(({ seq }) => seq))
    for (const op of after) if (!known.has(op.seq)) this.witness.accept(op, replaced, before, seenTitle)
  }

  #openNote(device: SimDevice, random: SeededRandom): void {
    const thing = someNote(device.database(device.account), random)
    if (thing)
      this.#editors.set(device, {
        user: device.account,
        key: thing.key,
        rev: thing.rev,
        title: thing.data.title,
      })
  }

  #settle(device: SimDevice, action: 'retry' | 'discard', random: SeededRandom): void {
    const user = device.account
    const store = device.database(user)
    const [first, ...others] = store.allOps().filter(({ state }) => state === 'refused')
    if (!first) return
    const op: Op = random.pick([first, ...others])
    if (action === 'discard') this.witness.end(op.opId, 'discarded')
    const steps = action === 'retry' ? retryOp : discardOp
    this.#transaction(store, titleOf(op.body), () => drive(steps(device.steps(user), op.seq), store))
  }

  #change(
    device: SimDevice,
    action: Exclude<OpKind, 'wordMark'>,
    key: number,
    random: SeededRandom,
  ): Change & { seenTitle?: string } {
    const user = device.account
    const mark = `u${user} ${device.name} ${this.#count}`
    switch (action) {
      case 'activity':
        return {
          kind: 'activity',
          key: `act:${random.uuid()}`,
          body: { name: mark, route: '/KJV/Jn3', type: 'text', abbreviations: 'KJV', parent: 0 },
        }
      case 'option':
        return { kind: 'option', key: `opt:${optionPaths[key] ?? 'bibles'}`, body: mark.replaceAll(' ', '-') }
      case 'like':
        return { kind: 'like', key: `like:verse:v:eng:4300301${key}`, body: random.chance(0.6) ? true : null }
      case 'tagging':
        return {
          kind: 'tagging',
          key: `tgg:${uuid(key)}:v:eng:43003016`,
          body: random.chance(0.6) ? true : null,
        }
      case 'progress':
        return { kind: 'progress', key: `rpp:plan:${key}`, body: random.chance(0.6) ? true : null }
      case 'plan':
        return planChange(key, random)
      case 'madePlan':
        return {
          kind: 'madePlan',
          key: `mpl:${uuid(key)}`,
          body: random.chance(0.85) ? madePlanOf(mark) : null,
        }
      case 'tag':
        return {
          kind: 'tag',
          key: `tag:${uuid(key)}`,
          body: random.chance(0.85) ? { name: mark, shared: false } : null,
        }
      case 'dismissal':
        return {
          kind: 'dismissal',
          key: `dis:${key + 1}`,
          body: {
            days: random.between(1, 30),
            readingPlan: false,
            ids: [],
            ...(random.chance(0.2) ? { forMs: random.between(1, 90_000_000) } : {}),
          },
        }
      case 'clear':
        return { kind: 'clear', key: clearKey, body: null }
      case 'note':
        return this.#noteChange(device, mark, key, random)
    }
  }

  #noteChange(
    device: SimDevice,
    title: string,
    key: number,
    random: SeededRandom,
  ): Change & { seenTitle?: string } {
    const fields = {
      title,
      body,
      numbering: 'eng' as const,
      chapter: 43_003_000,
      verses: [43_003_016],
      tags: [],
    }
    const editor = this.#editors.get(device)
    this.#editors.delete(device)
    if (editor?.user === device.account)
      return { kind: 'note', key: editor.key, body: fields, seen: editor.rev, seenTitle: editor.title }
    const shared = `note:${uuid(key)}`
    const thing = device.database(device.account).thingMap.get(shared)
    if (thing?.kind !== 'note') return { kind: 'note', key: shared, body: fields }
    const seen = { seen: thing.rev, seenTitle: thing.data.title }
    return { kind: 'note', key: shared, body: random.chance(0.12) ? null : fields, ...seen }
  }
}

/** Keys that people share, so that devices conflict. */
function uuid(number: number): string {
  return `00000000-0000-4000-8000-00000000000${number}`
}

/** Devices start, pause and read the same plan. */
function planChange(key: number, random: SeededRandom): Change {
  if (key === 0) {
    const upTo = random.between(1, 60)
    const body = { part: 'read', round: 1, upTo } as const
    return {
      kind: 'plan',
      key: 'pln:plan:read-1',
      body: random.chance(0.1) ? { ...body, isUndo: true } : body,
    }
  }
  const day = `2026-11-${random.between(10, 30)}` as const
  if (key === 1)
    return { kind: 'plan', key: 'pln:plan:pause', body: { part: 'pause', pauses: [{ from: day }] } }
  const body = {
    part: 'schedule',
    round: 1,
    startedOn: day,
    from: day,
    sections: '1-60',
    skipped: '',
  } as const
  return {
    kind: 'plan',
    key: 'pln:plan:schedule',
    body: { ...body, over: random.between(1, 60), weekdays: [1, 2, 3] },
  }
}

function someNote(store: MapClientStore, random: SeededRandom): Extract<Thing, { kind: 'note' }> | undefined {
  const notes = [...store.thingMap.values()].filter((thing) => thing.kind === 'note')
  const [first, ...others] = notes
  return first && random.pick([first, ...others])
}

/** I10: the action's result is shown. */
function checkShown(store: MapClientStore, change: Change, now: number): void {
  const thing = store.thingMap.get(change.key)
  if (isShown(store, change, thing, now)) return
  throw new Violation('I10', `${change.kind} ${change.key} is not shown as it was just set`)
}

function isShown(store: MapClientStore, change: Change, thing: Thing | undefined, now: number): boolean {
  if (change.kind === 'clear') return ![...store.thingMap.values()].some(({ kind }) => kind === 'act')
  if (change.body === null) return thing === undefined
  if (change.kind === 'option') return thing?.data === change.body
  if (change.kind === 'note') return titleOf(thing?.data) === change.body.title
  if (change.kind === 'plan' && change.body.part !== 'read')
    return JSON.stringify(thing?.data) === JSON.stringify(change.body)
  if (change.kind === 'wordMark')
    return (
      thing?.kind === 'wmk' && JSON.stringify(thing.data) === JSON.stringify({ ...change.body, at: thing.at })
    )
  if (change.kind === 'dismissal')
    return thing?.kind === 'dis' && thing.data.until >= now + hiddenMs(change.body)
  return thing !== undefined
}
