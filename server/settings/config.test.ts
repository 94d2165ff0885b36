import { isAbsolute } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config'

it('needs no setting at all', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:8787',
    productName: 'Perikope',
  })
  expect(isAbsolute(config.dataDirectory)).toBe(true)
})

it('takes an empty variable for a missing one', () => {
  expect(readConfig({ PORT: '', PRODUCT_NAME: '' })).toMatchObject({ port: 8787, productName: 'Perikope' })
})

it('tells every page what the product is called', () => {
  expect(readConfig({ PRODUCT_NAME: 'Lesezeit' })).toMatchObject({
    productName: 'Lesezeit',
    publicSettings: { productName: 'Lesezeit' },
  })
})

it('reads the standard translations of single languages and of all others', () => {
  const { standard } = readConfig({ STANDARD: 'de=LUT,en=BSB.KJV,SDE' })
  expect([...standard]).toEqual([
    ['de', ['LUT']],
    ['en', ['BSB', 'KJV']],
    ['*', ['SDE']],
  ])
})

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['PUBLIC_URL', 'https://example.org/bible'],
  ['PUBLIC_URL', 'https://example.org/?a=b'],
  ['STANDARD', 'de=LUT;en'],
  ['STANDARD', 'xx=LUT'],
  ['PRODUCT_NAME', 'x'.repeat(61)],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'mail.example:587'],
  ['MAIL_FROM', 'Perikope <office@bible.example>'],
  ['TRUST_PROXY', 'x forwarded for'],
  ['AVATAR_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://localhost/members'],
  ['LINK_BLOG', 'http://blog.example'],
  ['LINK_BLOG', 'javascript:alert(1)'],
  ['LINK_DONATE', 'de=https://spenden.example,en=donate.example'],
  ['LINK_DONATE', 'xx=https://spenden.example'],
  ['LINK_PRIVACY', 'https://bible.example/privacy.pdf,'.repeat(200)],
  ['ANALYTICS_URL', 'javascript:alert(1)'],
  ['ANALYTICS_MARKETING', '../x'],
  ['ERROR_REPORT_URL', 'errors'],
  ['VIDEO_HOSTS', 'https://video.example.org'],
  ['VIDEO_HOSTS', '*.example.org'],
  ['VIDEO_HOSTS', "video.example.org; script-src 'unsafe-inline'"],
  ['EMBEDDING_URL', 'models'],
  ['EMBEDDING_URL', 'http://models.example/v1/embeddings'],
  ['EMBEDDING_URL', 'http://localhost.example/v1/embeddings'],
  ['EMBEDDING_URL', 'https://user:word@models.example/v1/embeddings'],
  ['EMBEDDING_KEY', 'two words'],
  ['CHAT_DAILY_LIMIT', '-1'],
  ['CHAT_DAILY_LIMIT', '1.5'],
  ['CHAT_DAILY_LIMIT', '10001'],
  ['CHAT_DAILY_LIMIT', 'many'],
])('stops at a wrong %s (%s) and names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`Wrong setting\\n {2}${name}: `))
})

it('names every wrong setting at once', () => {
  expect(() => readConfig({ PORT: 'x', PUBLIC_URL: 'y' })).toThrow(/PORT[\s\S]*PUBLIC_URL/)
})

it('takes a slash off the public address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://bible.example/' }).publicUrl).toBe('https://bible.example')
})

it('hands mail in only when it is told where and from whom', () => {
  expect(readConfig({}).mail).toBeUndefined()
  const settings = { SMTP_URL: 'smtps://user:word@mail.example:465', MAIL_FROM: 'office@bible.example' }
  expect(readConfig(settings).mail).toEqual({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM })
  expect(() => readConfig({ SMTP_URL: settings.SMTP_URL })).toThrow(/MAIL_FROM: is needed/)
})

it('trusts no header and shows no pictures until it is told to', () => {
  expect(readConfig({})).toMatchObject({ trustedHeader: undefined, avatarUrl: undefined })
  const settings = { TRUST_PROXY: 'X-Forwarded-For', AVATAR_URL: 'https://pictures.example/avatar' }
  expect(readConfig(settings)).toMatchObject({
    trustedHeader: 'x-forwarded-for',
    avatarUrl: 'https://pictures.example/avatar/',
  })
})

it('names no service outside until it is told to', () => {
  expect(readConfig({}).publicSettings).not.toHaveProperty('analytics')
  const settings = {
    ANALYTICS_URL: 'https://count.example/matomo',
    ANALYTICS_STATISTICS: 'aB3',
    ERROR_REPORT_URL: 'https://errors.example/in',
  }
  expect(readConfig(settings).publicSettings).toMatchObject({
    analytics: { address: 'https://count.example/matomo/', statistics: 'aB3' },
    errorReports: 'https://errors.example/in',
  })
})

it.each([
  ['video.example.org', ['video.example.org']],
  ['Video.example.org , player.example.com', ['video.example.org', 'player.example.com']],
])('shows players of %s', (VIDEO_HOSTS, videoHosts) => {
  expect(readConfig({ VIDEO_HOSTS }).publicSettings).toMatchObject({ videoHosts })
})

it('embeds only where it is told to, by which model, and never repeats a key', () => {
  expect(readConfig({ EMBEDDING_MODEL: 'small' }).embedding).toBeUndefined()
  const settings = { EMBEDDING_URL: 'https://models.example/v1/embeddings', EMBEDDING_MODEL: 'small' }
  const embedding = { url: settings.EMBEDDING_URL, key: undefined, model: 'small' }
  expect(readConfig(settings).embedding).toEqual(embedding)
  expect(readConfig({ ...settings, EMBEDDING_KEY: 'sk-1' }).embedding).toEqual({ ...embedding, key: 'sk-1' })
  expect(readConfig({ ...settings, EMBEDDING_URL: 'http://127.0.0.1:8080/embeddings' }).embedding?.url).toBe(
    'http://127.0.0.1:8080/embeddings',
  )
  expect(() => readConfig({ EMBEDDING_URL: settings.EMBEDDING_URL })).toThrow(/EMBEDDING_MODEL: is needed/)
  const thrown = () => readConfig({ ...settings, EMBEDDING_KEY: 'sk-1 sk-2' })
  expect(thrown).toThrow(/EMBEDDING_KEY/)
  expect(thrown).not.toThrow(/sk-/)
})

it('takes addresses outside the app, one for all languages or one for each', () => {
  expect(readConfig({}).publicSettings).toEqual({ productName: 'Perikope', links: {} })
  const settings = {
    LINK_BLOG: 'https://blog.example/?a=1,de=2',
    LINK_DONATE: 'de=https://spenden.example,en=https://give.example/a,b,*=https://all.example',
  }
  expect(readConfig(settings).publicSettings.links).toEqual({
    blog: { '*': 'https://blog.example/?a=1,de=2' },
    donate: { de: 'https://spenden.example', en: 'https://give.example/a,b', '*': 'https://all.example' },
  })
})

it('limits the questions of a day, down to none', () => {
  expect(readConfig({}).chat).toEqual({ dailyLimit: 20 })
  expect(readConfig({ CHAT_DAILY_LIMIT: '0' }).chat).toEqual({ dailyLimit: 0 })
})
