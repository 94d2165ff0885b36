// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import { chatId, dayLimit, keepChat } from '../../../../tests/support/drawn/chats'
import {
  type Drawn,
  draw,
  find,
  key,
  press,
  submit,
  textsOf,
  until,
  wordsIn,
  write,
} from '../../../../tests/support/drawn/draw'
import { signIn } from '../../../../tests/support/drawn/local-rows'
import { offline } from '../../../../tests/support/drawn/network'
import { startPage } from '../../../../tests/support/drawn/page'
import { ChatsOverlay } from '../chats-overlay'

const { t, worker } = startPage()

beforeEach(() => {
  worker.answer({
    listChats: async () => ({ chats: [], max_page: 1, total: 0 }),
    chatLimit: async () => dayLimit,
    openChat: async () => undefined,
  })
})

const field = ({ container }: Drawn) => find<HTMLTextAreaElement>(container, 'textarea')
const sent = () => worker.inputsOf('askChat')

async function opened(): Promise<Drawn> {
  await keepChat(await signIn())
  const drawn = await draw(<ChatsOverlay />, { path: `/chats?chat=${chatId}` })
  // The list and the chat come by live queries of their own.
  await until(() => expect(wordsIn(drawn.container)).toContain('Licht und Welt'))
  await until(() => expect(wordsIn(drawn.container)).toContain('Also hat Gott die Welt geliebt'))
  return drawn
}

describe('the day', () => {
  it('that is used up says so instead of the field', async () => {
    worker.answer({ chatLimit: async () => ({ limit_usage: 100, limit: 20, remaining: 0 }) })
    const { container } = await opened()
    await until(() => expect(wordsIn(container)).toContain(t('assistant:usedUp')))
    expect(container.querySelector('textarea')).toBeNull()
  })

  it('whose limit cannot be learnt shows the error in the chat, and nothing is asked', async () => {
    worker.answer({
      chatLimit: async () => {
        throw new AppError('unavailable', {})
      },
    })
    const drawn = await opened()
    await until(() => expect(wordsIn(find(drawn.container, '[role=log]'))).toContain(t('errors:unavailable')))
    expect(field(drawn).getAttribute('aria-invalid')).toBe('true')
    await write(field(drawn), 'Frage')
    await key(field(drawn), 'Enter')
    expect(sent()).toEqual([])
    worker.answer({ chatLimit: async () => dayLimit })
    await press(find(drawn.container, 'button', t('common:retry')))
    await until(() => expect(field(drawn).getAttribute('aria-invalid')).toBeNull())
  })
})

describe('without a network', () => {
  it('a chat is read, not asked in', async () => {
    offline()
    const { container } = await opened()
    expect(wordsIn(container)).toContain('Also hat Gott die Welt geliebt')
    expect(wordsIn(container)).toContain(t('assistant:needsInternet'))
    expect(container.querySelector('textarea')).toBeNull()
    expect(find(container, 'a', t('assistant:toAnswersHere')).getAttribute('href')).toBe('/nicodemus-ai')
    expect(worker.inputsOf('chatLimit')).toEqual([])
  })
})

describe('an answer', () => {
  it('is copied with its references', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { container } = await opened()
    await press(find(container, 'button', t('assistant:copy')))
    await until(() => expect(write).toHaveBeenCalledWith(expect.stringContaining('[1] Johannes 3,16 (LUT)')))
  })

  it('is reported as faulty, with question and answer, and a remark only where there is one', async () => {
    worker.answer({ sendContactMessage: async () => 'sent' })
    const { container } = await opened()
    await press(find(container, 'button', t('assistant:report')))
    await submit(find(container, 'dialog form'))
    await until(() => expect(worker.inputsOf('sendContactMessage')).toHaveLength(1))
    const [[letter] = []] = worker.inputsOf('sendContactMessage')
    expect(letter).toMatchObject({
      call: 'reportContent',
      body: { type: 'chat', rating: 'fehlerhaft', text: 'fehlerhaft' },
    })
    expect(letter?.body).toHaveProperty('content', expect.stringContaining('Was ist die Welt?'))
    expect(letter?.body).toHaveProperty('content', expect.stringContaining('Also hat Gott'))
    await until(() => expect(textsOf(container, 'dialog')).toEqual([]))
  })
})
