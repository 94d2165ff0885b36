// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Chat, ChatMessage } from '#core/contract/assistant/chat'
import { AppError } from '#core/errors'
import { publicSettingsFact } from '#db/public-settings'
import type { ThingOf } from '#db/things'
import {
  answered,
  asked,
  chatId,
  chatOf,
  dayLimit,
  keepChat,
  sentence,
} from '../../../tests/support/drawn/chats'
import {
  type Drawn,
  doing,
  draw,
  find,
  key,
  press,
  submit,
  until,
  wordsIn,
  write,
} from '../../../tests/support/drawn/draw'
import { signIn, thing } from '../../../tests/support/drawn/local-rows'
import { startPage } from '../../../tests/support/drawn/page'
import { activeChat } from '../../model/chats/active-chat'
import { askedVerses } from '../../model/chats/asked-verses'
import { setDraft } from './asking/question-field'
import { ChatsOverlay } from './chats-overlay'

const { t, worker, database } = startPage('assistant', 'contents', 'letters', 'forms')

beforeEach(() => {
  worker.answer({
    listChats: async () => ({ chats: [], max_page: 1, total: 0 }),
    chatLimit: async () => dayLimit,
    openChat: async () => undefined,
    askChat: async () => ({ id: chatId, limit: { ...dayLimit, remaining: 17 } }),
  })
})
afterEach(() => {
  activeChat.set(undefined)
  askedVerses.set(undefined)
  setDraft('new', '')
  setDraft(chatId, '')
})

const field = ({ container }: Drawn) => find<HTMLTextAreaElement>(container, 'textarea')
const formOf = (drawn: Drawn) => field(drawn).form as HTMLFormElement
const sent = () => worker.inputsOf('askChat').map(([question]) => question)

async function opened(messages?: ChatMessage[], chat: Partial<Chat> = {}): Promise<Drawn> {
  await keepChat(await signIn(), chatOf(messages, chat))
  const drawn = await draw(<ChatsOverlay />, { path: `/chats?chat=${chatId}` })
  await until(() => expect(wordsIn(drawn.container)).toContain('Licht und Welt'))
  return drawn
}

async function begun(): Promise<Drawn> {
  await signIn()
  const drawn = await draw(<ChatsOverlay />, { path: '/chats?new' })
  await until(() => expect(wordsIn(drawn.container)).toContain('18'))
  return drawn
}

describe('a new chat', () => {
  it('begins with its first question, and takes the place of the empty page', async () => {
    const drawn = await begun()
    await write(field(drawn), '  Was ist die Welt?  ')
    await submit(formOf(drawn))
    await until(() => expect(drawn.path()).toBe(`/chats?chat=${chatId}`))
    expect(sent()).toEqual([{ message: 'Was ist die Welt?', model: false }])
    expect(field(drawn).value).toBe('')
    expect(activeChat.get()).toBe(chatId)
  })

  it('is not begun by nothing', async () => {
    const drawn = await begun()
    await write(field(drawn), ' \n ')
    await key(field(drawn), 'Enter')
    expect(sent()).toEqual([])
  })

  it('is asked with Enter, not with a line that begins or a word that is composed', async () => {
    const drawn = await begun()
    await write(field(drawn), 'Frage')
    await key(field(drawn), 'Enter', { shiftKey: true })
    await key(field(drawn), 'Enter', { isComposing: true })
    expect(sent()).toEqual([])
    await key(field(drawn), 'Enter')
    await until(() => expect(sent()).toHaveLength(1))
  })

  it('keeps what was typed where it is refused, and says why at the field', async () => {
    worker.answer({
      askChat: async () => {
        throw new AppError('too-many-requests', {})
      },
    })
    const drawn = await begun()
    await write(field(drawn), 'Frage')
    await key(field(drawn), 'Enter')
    await until(() =>
      expect(find(drawn.container, '[role=alert]').textContent).toBe(t('errors:too-many-requests')),
    )
    expect(field(drawn).value).toBe('Frage')
    expect(field(drawn).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(drawn))
  })

  it('says that the day is used up where another device used it', async () => {
    const drawn = await begun()
    worker.answer({
      askChat: async () => {
        throw new AppError('chat-limit', {})
      },
      chatLimit: async () => ({ ...dayLimit, limit_usage: 100, remaining: 0 }),
    })
    await write(field(drawn), 'Frage')
    await key(field(drawn), 'Enter')
    await until(() => expect(wordsIn(drawn.container)).toContain(t('assistant:usedUp')))
  })

  it('asks an example at once', async () => {
    const drawn = await begun()
    await press(find(drawn.container, 'button', t('assistant:example-2')))
    await until(() => expect(sent()).toMatchObject([{ message: t('assistant:example-2') }]))
  })

  it('keeps a draft over the closing of the overlay', async () => {
    const drawn = await begun()
    await write(field(drawn), 'Noch nicht fertig')
    await drawn.end()
    expect(field(await begun()).value).toBe('Noch nicht fertig')
  })
})

describe('the verses that a question is about', () => {
  const verses = { abbr: 'LUT', canonicals: [43_003_016], label: 'Johannes 3,16' }

  it('go with the first question, once', async () => {
    askedVerses.set(verses)
    const drawn = await begun()
    expect(wordsIn(drawn.container)).toContain('Johannes 3,16')
    await press(find(drawn.container, 'button', t('assistant:suggest-meaning')))
    await until(() =>
      expect(sent()).toEqual([
        { message: t('assistant:suggest-meaning'), model: false, abbr: 'LUT', canonicals: [43_003_016] },
      ]),
    )
    await until(() => expect(askedVerses.get()).toBeUndefined())
  })

  it('can be taken away', async () => {
    askedVerses.set(verses)
    const drawn = await begun()
    await press(find(drawn.container, 'button', t('assistant:aboutRemove')))
    expect(wordsIn(drawn.container)).not.toContain('Zu: Johannes 3,16')
    await write(field(drawn), 'Frage')
    await key(field(drawn), 'Enter')
    await until(() => expect(sent()).toEqual([{ message: 'Frage', model: false }]))
  })
})

describe('a language model', () => {
  it.each([
    ['switched on and connected', 'llm.example.org', true, true],
    ['switched on, but not connected', undefined, true, false],
    ['connected, but not switched on', 'llm.example.org', false, false],
  ])('%s: may answer %s', async (_, chatModel, isOn, model) => {
    await database.facts.put({
      key: publicSettingsFact,
      value: { links: {}, ...(chatModel && { chatModel }) },
    })
    await signIn([thing<ThingOf<'opt'>>({ key: 'opt:chat.model', kind: 'opt', data: isOn })])
    const drawn = await draw(<ChatsOverlay />, { path: '/chats?new' })
    await until(() => expect(wordsIn(drawn.container)).toContain('18'))
    if (model) await until(() => expect(wordsIn(drawn.container)).toContain('llm.example.org'))
    await write(field(drawn), 'Frage')
    await key(field(drawn), 'Enter')
    await until(() => expect(sent()).toMatchObject([{ model }]))
  })
})

describe('a chat', () => {
  it('is brought here when it is opened and when one comes back to it', async () => {
    await opened()
    await until(() => expect(worker.inputsOf('openChat')).toEqual([[chatId]]))
    await doing(() => document.dispatchEvent(new Event('visibilitychange')))
    await until(() => expect(worker.inputsOf('openChat')).toHaveLength(2))
  })

  it('shows questions and answers, and who answered', async () => {
    const { container } = await opened()
    const log = find(container, '[role=log]')
    expect(wordsIn(log)).toContain('Was ist die Welt?')
    expect(wordsIn(log)).toContain('Also hat Gott die Welt geliebt')
    expect(wordsIn(log)).toContain(t('assistant:byLibrary'))
    await until(() => expect(wordsIn(container)).toContain(t('assistant:asked', { asked: 1, most: 10 })))
  })

  it('says of an answer that AI wrote it, and to check it', async () => {
    const { container } = await opened([
      asked(1),
      answered(2, { by: 'model', parts: [sentence('Gott liebt.')] }),
    ])
    expect(wordsIn(container)).toContain(t('assistant:byModel'))
    expect(wordsIn(container)).toContain(t('assistant:aiNotice'))
  })

  it('grows while it is answered, can be stopped, and takes no other question meanwhile', async () => {
    worker.answer({ stopAnswer: async () => undefined })
    const own = await signIn()
    const streaming = (parts: ChatMessage['parts']) =>
      chatOf([asked(1), answered(2, { state: 'streaming', parts, content: '' })])
    await keepChat(own, streaming([]))
    const drawn = await draw(<ChatsOverlay />, { path: `/chats?chat=${chatId}` })
    await until(() => expect(wordsIn(drawn.container)).toContain(t('assistant:answering')))
    await keepChat(own, streaming([sentence('Gott liebt.')]))
    await until(() => expect(wordsIn(drawn.container)).toContain('Gott liebt.'))
    await write(field(drawn), 'Und noch eine')
    await key(field(drawn), 'Enter')
    expect(sent()).toEqual([])
    await press(find(drawn.container, 'button', t('assistant:stop')))
    await until(() => expect(worker.inputsOf('stopAnswer')).toEqual([[chatId]]))
    await keepChat(
      own,
      chatOf([asked(1), answered(2, { state: 'stopped', parts: [sentence('Gott liebt.')] })]),
    )
    await until(() => expect(wordsIn(drawn.container)).toContain(t('assistant:state-stopped')))
  })

  it.each(['incomplete', 'failed', 'stopped'] as const)('asks again what ended %s', async (state) => {
    const { container } = await opened([
      asked(1, 'Wer war Ruth?'),
      answered(2, { state, parts: [], content: '' }),
    ])
    expect(wordsIn(container)).toContain(t(`assistant:state-${state}`))
    await press(find(container, 'button', t('assistant:again')))
    await until(() => expect(sent()).toMatchObject([{ message: 'Wer war Ruth?', chat: chatId }]))
  })

  it('is blocked after ten questions, and leads to a new one', async () => {
    const many = Array.from({ length: 10 }, (_, n) => [asked(2 * n + 1), answered(2 * n + 2)]).flat()
    const { container } = await opened(many)
    expect(container.querySelector('textarea')).toBeNull()
    expect(wordsIn(container)).toContain(t('assistant:blocked', { count: 10 }))
    const ways = [...container.querySelectorAll('a[data-variant=primary]')]
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/chats?new', '/chats?new'])
  })

  it('that is gone says so', async () => {
    worker.answer({
      openChat: async () => {
        throw new AppError('not-found', {})
      },
    })
    await signIn()
    const { container } = await draw(<ChatsOverlay />, { path: `/chats?chat=${chatId}` })
    await until(() => expect(wordsIn(container)).toContain(t('assistant:gone')))
  })
})
