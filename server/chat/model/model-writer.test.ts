/** Answers of a real model server, with a checker that only parts sentences: what is shown, and who goes on where it fails. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asked,
  by,
  cited,
  findings,
  hear,
  key,
  type SetUp,
  setUp,
  shown,
} from '../../../tests/support/assistant/model-writing'
import {
  type ChatBehaviour,
  type FakeChatModel,
  startFakeChatModel,
} from '../../../tests/support/servers/chat-model'

let fake: FakeChatModel
let set: SetUp

beforeAll(async () => {
  fake = await startFakeChatModel()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.behaviour = 'truthful'
  fake.text = 'Rut war treu [1]. Sie ging mit Noomi [2]. Gott sah es.'
  fake.cuts = 7
  fake.pauseMs = 0
  fake.asked.length = 0
  set = setUp(fake.url)
})

const found = findings('Rut 1', 'Rut 2')
/** What the library shows of them. */
const library = ['say passage', 'source 1', 'source 2']

describe('a good answer', () => {
  it('names the model, gives the sources, then its checked sentences', async () => {
    const { events, end } = await hear(set.write, asked())
    expect(shown(events)).toEqual([
      'say by-model',
      'sources 1 2',
      'text Rut war treu.',
      'text Sie ging mit Noomi.',
      'text Gott sah es.',
    ])
    expect(events[0]).toMatchObject({ part: { values: { name: '127.0.0.1' } } })
    expect(events.map(cited).filter((cites) => cites.length > 0)).toEqual([[1], [2]])
    expect(end).toEqual(by('model', 'complete'))
    expect(set.logged).toEqual([])
  })

  it('names the model once in a chat, and counts sources on', async () => {
    const [one] = found.list[0]?.sources ?? []
    const before = one ? [{ n: 1, ...one }] : []
    const earlier = [{ question: 'Wer war Rut?', answer: 'Eine Moabiterin.' }]
    const { events } = await hear(set.write, asked({ earlier, sources: before }))
    expect(shown(events).slice(0, 2)).toEqual(['sources 2', 'text Rut war treu.'])
    expect(set.checked.map(({ sources }) => sources.map(({ n }) => n))).toEqual([[1, 2]])
    const user = fake.asked[0]?.body.messages[1]?.content ?? ''
    expect(user.match(/<<<(DATA \d|EARLIER|QUESTION)/g)).toEqual([
      '<<<DATA 1',
      '<<<DATA 2',
      '<<<EARLIER',
      '<<<QUESTION',
    ])
  })

  // A machine that is busy with other tests may need another try.
  it('shows a sentence soon after the model ended it', { retry: 2 }, async () => {
    let endedAt = 0
    fake.text = () => {
      endedAt = performance.now()
      return 'Rut war treu. Sie ging mit Noomi.'
    }
    fake.cuts = [14, 20, 26]
    fake.pauseMs = 400
    const { at } = await hear(set.write, asked())
    // The role is the first frame; the sentence ends in the second one, 400 ms later.
    const first = at[2] ?? Number.POSITIVE_INFINITY
    expect(first - endedAt - 400).toBeLessThan(150)
  })
})

describe('no model is asked', () => {
  it.each(['crisis', 'no-place', 'nothing'] as const)('where the outcome is %s', async (outcome) => {
    const { write } = setUp(fake.url, { findings: { ...found, outcome } })
    const { events, end } = await hear(write, asked())
    expect([shown(events), end]).toEqual([['say not-a-model'], by('library', 'complete')])
    expect(fake.asked).toEqual([])
  })

  it('where somebody may be in danger', async () => {
    const care = { kind: 'despair', isCertain: false } as const
    const { write } = setUp(fake.url, { findings: { ...found, care } })
    const { events, end } = await hear(write, asked())
    expect([shown(events), end]).toEqual([['say not-a-model'], by('library', 'complete')])
    expect(fake.asked).toEqual([])
  })

  it('where the member has not agreed', async () => {
    const { events, end } = await hear(set.write, asked({ mayUseModel: false }))
    expect([shown(events), end]).toEqual([['say not-a-model'], by('library', 'complete')])
    expect(fake.asked).toEqual([])
  })

  it('where the day is used up', async () => {
    const { write, costs } = setUp(fake.url, { left: 2_000 })
    const { events, end } = await hear(write, asked())
    expect([shown(events), end]).toEqual([['say model-budget', 'say not-a-model'], by('library', 'complete')])
    expect([fake.asked, costs.left]).toEqual([[], 2_000])
  })
})

describe('a model that fails before it said anything', () => {
  it.each([
    ['silent', 'model-silent', 'no words in time'],
    ['no-headers', 'model-silent', 'no words in time'],
    ['limiting', 'model-busy', 'status 429'],
    ['unauthorised', 'model-unavailable', 'status 401'],
    ['refusal', 'model-refused', 'the model refused'],
    ['tool-call', 'model-refused', 'the model asked for a tool'],
    ['html', 'model-nonsense', 'a page instead of an answer'],
    ['empty', 'model-nonsense', 'an answer without words'],
    ['huge-frame', 'model-nonsense', 'more than an answer takes'],
    ['refusing', 'model-unavailable', 'status 500'],
    ['redirecting', 'model-unavailable', 'status 307'],
    ['error-first', 'model-unavailable', 'an error within the answer'],
  ] as const satisfies readonly (readonly [ChatBehaviour, string, string])[])(
    'being %s is told as %s, then the library answers',
    async (behaviour, say, reason) => {
      fake.behaviour = behaviour
      set = setUp(fake.url, { isImpatient: ['silent', 'no-headers'].includes(behaviour) })
      const { events, end } = await hear(set.write, asked())
      expect(shown(events)).toEqual(['say by-model', 'sources 1 2', `say ${say}`, ...library])
      expect(end).toEqual(by('library', 'complete'))
      expect(set.logged).toEqual([{ host: '127.0.0.1', reason, message: 'the chat model does not help' }])
      expect(JSON.stringify([events, set.logged])).not.toMatch(new RegExp(`${key}|Upstream|Bad gateway`))
    },
  )
})

describe('a model that fails after some of it', () => {
  const text = 'Rut war treu [1]. Sie ging mit Noomi. Und dann kam sie nach Bethlehem zurück. Gott sah es.'

  it.each([
    ['cutting', 'model-cut'],
    ['silent-midway', 'model-cut'],
    ['error-frame', 'model-cut'],
    ['length', 'model-cut'],
    ['content-filter', 'model-refused'],
  ] as const)('being %s keeps what was checked, says %s and goes on', async (behaviour, say) => {
    fake.behaviour = behaviour
    fake.text = text
    set = setUp(fake.url, { isImpatient: behaviour === 'silent-midway' })
    const { events, end } = await hear(set.write, asked())
    expect(shown(events)).toEqual([
      'say by-model',
      'sources 1 2',
      'text Rut war treu.',
      'text Sie ging mit Noomi.',
      `say ${say}`,
      ...library,
    ])
    expect(end).toEqual(by('model', 'complete'))
    expect(set.logged).toHaveLength(1)
  })

  it('goes on with what is not shown yet, and is incomplete where that is nothing', async () => {
    fake.behaviour = 'cutting'
    fake.text = `SHOW1. ${text}`
    const one = await hear(set.write, asked())
    expect(shown(one.events).slice(-3)).toEqual(['say model-cut', 'say passage', 'source 2'])
    fake.text = `SHOW1. SHOW2. ${text}`
    const other = await hear(set.write, asked())
    expect(shown(other.events).at(-1)).toBe('say model-cut')
    expect(other.end).toEqual(by('model', 'incomplete'))
  })
})

describe('an answer that is unfounded', () => {
  const lies = 'LIE one. LIE two. LIE three. LIE four. '

  it.each([
    [`Wahr. Auch wahr. Ganz wahr. ${lies}`, ['text Wahr.', 'text Auch wahr.', 'text Ganz wahr.'], 'model'],
    [lies, [], 'library'],
    ['LIE one.', [], 'library'],
  ] as const)('is followed by what the library has: %s', async (text, texts, writer) => {
    fake.text = text
    const { events, end } = await hear(set.write, asked())
    expect(shown(events).filter((one) => one !== 'removed')).toEqual([
      'say by-model',
      'sources 1 2',
      ...texts,
      'say model-unfounded',
      ...library,
    ])
    expect(end).toEqual(by(writer, 'complete'))
  })

  it.each([`Wahr. Auch wahr. Ganz wahr. Noch wahr. ${lies}`, 'Wahr. LIE one. LIE two. LIE three.'])(
    'is not one of which half is kept, or little is gone: %s',
    async (text) => {
      fake.text = text
      const { events, end } = await hear(set.write, asked())
      expect(shown(events)).not.toContain('say model-unfounded')
      expect(end).toEqual(by('model', 'complete'))
    },
  )
})

describe('a member who stops', () => {
  it.each([
    ['silent', 'library'],
    ['silent-midway', 'model'],
    ['endless', 'model'],
  ] as const)('ends the answer and the request at once: %s', { retry: 2 }, async (behaviour, writer) => {
    fake.behaviour = behaviour
    fake.pauseMs = 10
    const stop = new AbortController()
    const heard = hear(setUp(fake.url).write, asked({ signal: stop.signal }))
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1))
    await wait(200)
    stop.abort('stopped')
    const stoppedAt = performance.now()
    expect((await heard).end).toEqual(by(writer, 'stopped'))
    expect(performance.now() - stoppedAt).toBeLessThan(100)
    await vi.waitFor(() => expect(fake.asked[0]?.brokenOff).toBe(true))
  })

  it('before the model is asked asks nothing', async () => {
    const { end } = await hear(set.write, asked({ signal: AbortSignal.abort('stopped') }))
    expect([end, fake.asked]).toEqual([by('library', 'stopped'), []])
  })

  it('by leaving breaks the request off too, and what it took is counted', async () => {
    fake.behaviour = 'silent-midway'
    const { write, costs } = setUp(fake.url, { left: 100_000 })
    for await (const event of write(asked()))
      if (event.type === 'sentence' && event.part.kind === 'text') break
    await vi.waitFor(() => expect(fake.asked[0]?.brokenOff).toBe(true))
    expect(costs.left).toBeGreaterThan(90_000)
    expect(costs.left).toBeLessThan(99_500)
  })
})

describe('what an answer takes', () => {
  it('is nothing where the member leaves before the model is asked', async () => {
    const { write, costs } = setUp(fake.url, { left: 100_000 })
    for await (const event of write(asked())) if (event.type === 'sources') break
    expect([costs.left, fake.asked]).toEqual([100_000, []])
  })

  it('is what the service says, else an estimate, and nothing where it read nothing', async () => {
    const { write, costs } = setUp(fake.url, { left: 100_000 })
    await hear(write, asked())
    expect(costs.left).toBe(100_000 - 21)
    fake.behaviour = 'no-usage'
    await hear(write, asked())
    const estimate = 100_000 - 21 - costs.left
    expect([estimate > 500, estimate < 2_000]).toEqual([true, true])
    fake.behaviour = 'limiting'
    const { left } = costs
    await hear(write, asked())
    expect(costs.left).toBe(left)
  })

  it('does not spoil the answer where it cannot be kept', async () => {
    const { write, logged } = setUp(fake.url, { left: 'broken' })
    const { end } = await hear(write, asked())
    expect(end).toEqual(by('model', 'complete'))
    expect(logged).toMatchObject([{ message: 'what an answer took cannot be kept' }])
  })
})
