// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '#core/errors'
import { publicSettingsFact } from '#db/public-settings'
import { verse } from '../../../../tests/support/drawn/chats'
import { draw, find, press, until, wordsIn, write } from '../../../../tests/support/drawn/draw'
import { signIn } from '../../../../tests/support/drawn/local-rows'
import { startPage } from '../../../../tests/support/drawn/page'
import { askedVerses } from '../../../model/chats/asked-verses'
import { optionValue, setOption } from '../../../model/options/options'
import { setDraft } from '../asking/question-field'
import { AssistantOverlay } from './assistant-overlay'

const { t, worker, database } = startPage()

afterEach(() => {
  askedVerses.set(undefined)
  setDraft('here', '')
})

const page = async (path = '/nicodemus-ai') => (await draw(<AssistantOverlay />, { path })).container

describe('the page of the assistant', () => {
  it('leads visitors to sign in, and on to what they wanted', async () => {
    const container = await page('/nicodemus-ai?to=%2Fchats%3Fnew')
    await until(() =>
      expect(find(container, 'a', t('assistant:signIn')).getAttribute('href')).toBe(
        '/login?to=%2Fchats%3Fnew',
      ),
    )
  })

  it('leads members to their chats', async () => {
    await signIn()
    const container = await page()
    await until(() =>
      expect(find(container, 'a', t('assistant:toChats')).getAttribute('href')).toBe('/chats'),
    )
  })

  it('answers an example from this device', async () => {
    worker.answer({
      answerHere: async () => [
        { type: 'sources', sources: [verse] },
        { type: 'sentence', part: { kind: 'say', code: 'not-a-model' } },
        { type: 'sentence', part: { kind: 'source', n: 1 } },
        { type: 'done', state: 'complete', by: 'library', limit_usage: 0 },
      ],
    })
    const container = await page()
    await press(find(container, 'button', t('assistant:example-3')))
    await until(() => expect(wordsIn(container)).toContain('Also hat Gott die Welt geliebt'))
    const log = find(container, '[role=log]')
    expect(wordsIn(log)).toContain(t('assistant:say-not-a-model'))
    expect(wordsIn(log)).toContain(t('assistant:byLibrary'))
    expect(worker.inputsOf('answerHere')).toEqual([[{ message: t('assistant:example-3') }, []]])
  })

  it('is prepared for the first question as soon as it is open', async () => {
    worker.answer({ prepareAnswers: async () => undefined })
    askedVerses.set({ abbr: 'LUT', canonicals: [43_003_016], label: 'Johannes 3,16' })
    await page()
    await until(() => expect(worker.inputsOf('prepareAnswers')).toEqual([['LUT']]))
  })

  it('asks about the verses that were selected', async () => {
    worker.answer({ answerHere: async () => [] })
    askedVerses.set({ abbr: 'LUT', canonicals: [43_003_016], label: 'Johannes 3,16' })
    const container = await page()
    await press(find(container, 'button', t('assistant:suggest-speaker')))
    await until(() =>
      expect(worker.inputsOf('answerHere')).toEqual([
        [{ message: t('assistant:suggest-speaker'), abbr: 'LUT', canonicals: [43_003_016] }, []],
      ]),
    )
  })

  it('says at the field what kept it from answering, and keeps the question', async () => {
    worker.answer({
      answerHere: async () => {
        throw new AppError('not-on-device', {})
      },
    })
    const container = await page()
    const field = find<HTMLTextAreaElement>(container, 'textarea')
    await write(field, 'Frage')
    await press(find(container, 'button', t('assistant:ask')))
    await until(() => expect(find(container, '[role=alert]').textContent).toBe(t('errors:not-on-device')))
    expect(field.value).toBe('Frage')
  })
})

describe('the language model', () => {
  const switchOf = (container: Element) =>
    [...container.querySelectorAll<HTMLInputElement>('[role=switch]')].find(({ labels }) =>
      labels?.[0]?.textContent?.includes(t('assistant:useModel')),
    )

  it('is off until a person switches it on, and says where it runs', async () => {
    await database.facts.put({ key: publicSettingsFact, value: { links: {}, chatModel: 'llm.example.org' } })
    const container = await page()
    await until(() => expect(wordsIn(container)).toContain('llm.example.org'))
    const choice = switchOf(container)
    expect(choice?.checked).toBe(false)
    if (choice) await press(choice)
    await until(() => expect(optionValue('chat.model')).toBe(true))
    setOption('chat.model', false)
  })

  it('has no switch where none is connected', async () => {
    await database.facts.put({ key: publicSettingsFact, value: { links: {} } })
    const container = await page()
    await until(() => expect(wordsIn(container)).toContain(t('assistant:noModel')))
    expect(switchOf(container)).toBeUndefined()
    expect(container.querySelectorAll('thead th')).toHaveLength(2)
  })
})
