import { expect, it } from 'vitest'
import { readConfig } from './config'

const settings = { CHAT_URL: 'https://models.example/v1', CHAT_MODEL: 'small' }
const read = (more: Record<string, string> = {}) => readConfig({ ...settings, ...more })

it('answers by the library alone until it is told where a model is', () => {
  const config = readConfig({ CHAT_MODEL: 'small', CHAT_KEY: 'sk-1', CHAT_DAILY_TOKENS: '5' })
  expect(config.chatModel).toBeUndefined()
  expect(config.publicSettings).not.toHaveProperty('chatModel')
})

it('knows the model by its address, its name, and what a day may cost', () => {
  expect(read().chatModel).toEqual({
    url: 'https://models.example/v1/chat/completions',
    key: undefined,
    model: 'small',
    host: 'models.example',
    dailyTokens: 1_000_000,
  })
  expect(read({ CHAT_KEY: 'sk-1', CHAT_DAILY_TOKENS: '5000' }).chatModel).toMatchObject({
    key: 'sk-1',
    dailyTokens: 5_000,
  })
})

it.each([
  ['https://models.example', 'https://models.example/chat/completions'],
  ['https://models.example/v1/', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1//', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1/chat/completions', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1/chat/completions/', 'https://models.example/v1/chat/completions'],
  ['https://models.example/of?version=2#top', 'https://models.example/of/chat/completions?version=2'],
  ['http://localhost:11434/v1', 'http://localhost:11434/v1/chat/completions'],
  ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1/chat/completions'],
  ['http://[::1]:8080/v1', 'http://[::1]:8080/v1/chat/completions'],
])('asks at %s where answers are made', (CHAT_URL, url) => {
  expect(read({ CHAT_URL }).chatModel?.url).toBe(url)
})

it('tells every page the host alone', () => {
  const { publicSettings } = read({ CHAT_URL: 'https://models.example:8443/secret?key=1', CHAT_KEY: 'sk-1' })
  expect(publicSettings).toEqual({ productName: 'Perikope', links: {}, chatModel: 'models.example' })
})

it('is turned off by a day without tokens', () => {
  const config = read({ CHAT_DAILY_TOKENS: '0' })
  expect([config.chatModel, config.publicSettings.chatModel]).toEqual([undefined, undefined])
})

it.each([
  ['CHAT_URL', 'models'],
  ['CHAT_URL', 'ftp://models.example/v1'],
  ['CHAT_URL', 'http://models.example/v1'],
  ['CHAT_URL', 'http://localhost.example/v1'],
  ['CHAT_URL', 'https://user:word@models.example/v1'],
  ['CHAT_URL', `https://models.example/${'x'.repeat(2000)}`],
  ['CHAT_KEY', 'two words'],
  ['CHAT_MODEL', 'x'.repeat(201)],
  ['CHAT_DAILY_TOKENS', '-1'],
  ['CHAT_DAILY_TOKENS', '1.5'],
  ['CHAT_DAILY_TOKENS', 'many'],
  ['CHAT_DAILY_TOKENS', '1e13'],
])('stops at a wrong %s (%s) and names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`Wrong setting\\n {2}${name}: `))
})

it('needs the name of the model, even where it is turned off', () => {
  const { CHAT_URL } = settings
  expect(() => readConfig({ CHAT_URL })).toThrow(/CHAT_MODEL: is needed/)
  expect(() => readConfig({ CHAT_URL, CHAT_DAILY_TOKENS: '0' })).toThrow(/CHAT_MODEL: is needed/)
})

it('never repeats a key', () => {
  const thrown = () => read({ CHAT_KEY: 'sk-1 sk-2' })
  expect(thrown).toThrow(/CHAT_KEY/)
  expect(thrown).not.toThrow(/sk-/)
})
