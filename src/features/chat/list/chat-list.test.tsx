// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { chatOf, keepChat, rowOf } from '../../../../tests/support/drawn/chats'
import {
  draw,
  find,
  key,
  lastMessage,
  press,
  submit,
  textsOf,
  until,
  wordsIn,
  write,
} from '../../../../tests/support/drawn/draw'
import { signIn } from '../../../../tests/support/drawn/local-rows'
import { startPage } from '../../../../tests/support/drawn/page'
import { ChatList } from './chat-list'
import { keptRows } from './use-chat-list'

const { t, worker } = startPage('assistant', 'contents')

const licht = rowOf(1, 'Licht')
const ruth = rowOf(2, 'Ruth')

beforeEach(() => worker.answer({ listChats: async () => ({ chats: [licht, ruth], max_page: 1, total: 2 }) }))

async function listed(isOnline = true) {
  const heard: unknown[] = []
  const { container, again } = await draw(list())
  await until(() => expect(textsOf(container, 'h3')).not.toEqual([]))
  return { container, heard, again }

  function list() {
    return (
      <ChatList
        current={licht.id}
        version={0}
        isOnline={isOnline}
        isBeside={false}
        onChange={() => heard.push('changed')}
        onGone={(id) => heard.push(id)}
      />
    )
  }
}

describe('the list of chats', () => {
  it('leads to each chat, and marks the open one', async () => {
    await signIn()
    const { container } = await listed()
    const links = [...container.querySelectorAll('h3 a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/chats?chat=${licht.id}`,
      `/chats?chat=${ruth.id}`,
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
    expect(find(container, '[role=status]').textContent).toBe(t('assistant:count', { count: 2 }))
  })

  it('asks the server for the words one looks for', async () => {
    await signIn()
    const { container } = await listed()
    await write(find(container, 'input[type=search]'), ' ruth ')
    await until(() => expect(worker.inputsOf('listChats')).toContainEqual(['ruth', 1]))
  })

  it('has further pages, and no chat twice', async () => {
    worker.answer({
      listChats: async (_, page) => ({ chats: page === 1 ? [licht] : [licht, ruth], max_page: 2, total: 2 }),
    })
    await signIn()
    const { container } = await listed()
    await press(find(container, 'button', t('assistant:more')))
    await until(() => expect(textsOf(container, 'h3')).toEqual(['Licht', 'Ruth']))
    expect(textsOf(container, 'button')).not.toContain(t('assistant:more'))
  })
})

describe('the title of a chat', () => {
  it('is written anew in its place', async () => {
    worker.answer({ renameChat: async () => undefined })
    await signIn()
    const { container, heard } = await listed()
    await press(find(container, 'button', t('assistant:rename', { title: 'Licht' })))
    await write(find(container, 'li input'), ' Das Licht ')
    await submit(find(container, 'li form'))
    await until(() => expect(heard).toEqual(['changed']))
    expect(worker.inputsOf('renameChat')).toEqual([[licht.id, 'Das Licht']])
    expect(textsOf(container, 'h3')).toEqual(['Das Licht', 'Ruth'])
  })

  it('stays with Escape, and where nothing is left of it', async () => {
    await signIn()
    const { container } = await listed()
    const rename = () => press(find(container, 'button', t('assistant:rename', { title: 'Licht' })))
    await rename()
    await key(find(container, 'li input'), 'Escape')
    expect(container.querySelector('li input')).toBeNull()
    expect(document.activeElement).toBe(find(container, 'button', t('assistant:rename', { title: 'Licht' })))
    await rename()
    await write(find(container, 'li input'), '  ')
    await submit(find(container, 'li form'))
    expect(worker.inputsOf('renameChat')).toEqual([])
  })
})

describe('deleting', () => {
  it('takes a chat away at once, and has a way back', async () => {
    worker.answer({ deleteChat: async () => undefined, restoreChat: async () => undefined })
    await signIn()
    const { container, heard } = await listed()
    await press(find(container, 'button', t('assistant:delete', { title: 'Ruth' })))
    expect(textsOf(container, 'h3')).toEqual(['Licht'])
    await until(() => expect(heard).toEqual([ruth.id, 'changed']))
    lastMessage()?.action?.run()
    await until(() => expect(textsOf(container, 'h3')).toEqual(['Licht', 'Ruth']))
    expect(worker.inputsOf('restoreChat')).toEqual([[ruth.id]])
  })

  it('that fails shows the chat again', async () => {
    await signIn()
    const { container } = await listed()
    await press(find(container, 'button', t('assistant:delete', { title: 'Ruth' })))
    await until(() => expect(textsOf(container, 'h3')).toEqual(['Licht', 'Ruth']))
  })

  it('of all asks first', async () => {
    worker.answer({ deleteChats: async () => undefined })
    await signIn()
    const { container, heard } = await listed()
    await press(find(container, 'button', t('assistant:deleteAll')))
    await press(find(container, '[role=alertdialog] button', t('assistant:keepAll')))
    expect(worker.inputsOf('deleteChats')).toEqual([])
    await press(find(container, 'button', t('assistant:deleteAll')))
    await press(find(container, '[role=alertdialog] button', t('assistant:deleteAll')))
    await until(() => expect(heard).toEqual([undefined, 'changed']))
  })
})

describe('without a network', () => {
  it('the copies of this device stand there, to be read only', async () => {
    await keepChat(await signIn())
    const { container } = await listed(false)
    expect(textsOf(container, 'h3')).toEqual(['Licht und Welt'])
    expect(wordsIn(container)).toContain(t('assistant:keptOnly'))
    expect(worker.inputsOf('listChats')).toEqual([])
    expect(container.querySelector('li button')).toBeNull()
  })

  it.each([
    ['welt', 1],
    ['WAS geliebt', 1],
    ['ruth', 0],
  ])('%s is looked for in titles and messages', (words, count) => {
    const chat = chatOf()
    expect(keptRows([{ id: chat.id, updated: 1, chat }], words)).toHaveLength(count)
  })
})
