import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { type DownloadDependencies, download } from './download'
import { isPublicAddress } from './public-address'

interface Answer {
  status: number
  location?: string
  body?: Buffer
  length?: number
}

function dependenciesTo(hosts: Record<string, string[]>, answers: Record<string, Answer>) {
  const connected: string[] = []
  const dependencies: DownloadDependencies = {
    resolve: async (host) => hosts[host] ?? Promise.reject(new Error('ENOTFOUND')),
    async open(url, address) {
      connected.push(`${url.href} at ${address}`)
      const { status, location, body, length } = answers[url.href] ?? { status: 404 }
      const message = new IncomingMessage(new Socket())
      message.statusCode = status
      if (location) message.headers.location = location
      if (length) message.headers['content-length'] = String(length)
      if (body) message.push(body)
      message.push(null)
      return message
    },
  }
  return { dependencies, connected }
}
const ignore = () => undefined

it('connects to the very address it has checked', async () => {
  const { dependencies, connected } = dependenciesTo(
    { 'bible.example': ['93.184.216.34'] },
    { 'https://bible.example/a/web.zip': { status: 200, body: Buffer.from('zip') } },
  )
  const { name, bytes } = await download('https://bible.example/a/web.zip', ignore, dependencies)
  expect([name, String(bytes), connected]).toEqual([
    'web.zip',
    'zip',
    ['https://bible.example/a/web.zip at 93.184.216.34'],
  ])
})

it.each([
  'http://bible.example/web.zip',
  'ftp://bible.example/web.zip',
  'file:///etc/passwd',
  'https://me:secret@bible.example/',
  'web.zip',
])('refuses %s before any look-up', async (address) => {
  const { dependencies, connected } = dependenciesTo({ 'bible.example': ['93.184.216.34'] }, {})
  await expect(download(address, ignore, dependencies)).rejects.toMatchObject({ code: 'invalid-input' })
  expect(connected).toEqual([])
})

it('refuses a host when one of its addresses is private', async () => {
  const { dependencies, connected } = dependenciesTo({ 'bible.example': ['93.184.216.34', '10.0.0.1'] }, {})
  await expect(download('https://bible.example/web.zip', ignore, dependencies)).rejects.toThrow(
    'public internet',
  )
  expect(connected).toEqual([])
})

it('checks the target of a redirect like the first address', async () => {
  const hosts = { 'bible.example': ['93.184.216.34'], 'inside.example': ['192.168.1.1'] }
  const toInside = { 'https://bible.example/web.zip': { status: 302, location: 'https://inside.example/' } }
  await expect(
    download('https://bible.example/web.zip', ignore, dependenciesTo(hosts, toInside).dependencies),
  ).rejects.toThrow('inside.example/: the host is not on the public internet')
  const toPlain = { 'https://bible.example/web.zip': { status: 302, location: 'http://bible.example/' } }
  await expect(
    download('https://bible.example/web.zip', ignore, dependenciesTo(hosts, toPlain).dependencies),
  ).rejects.toMatchObject({
    code: 'invalid-input',
  })
})

it('follows three redirects and no fourth', async () => {
  const chain = (length: number) => {
    const answers: Record<string, Answer> = {}
    for (let step = 0; step < length; step += 1) {
      answers[`https://bible.example/${step}`] = { status: 302, location: `/${step + 1}` }
    }
    answers[`https://bible.example/${length}`] = { status: 200, body: Buffer.from('text') }
    return dependenciesTo({ 'bible.example': ['93.184.216.34'] }, answers).dependencies
  }
  expect((await download('https://bible.example/0', ignore, chain(3))).name).toBe('3')
  await expect(download('https://bible.example/0', ignore, chain(4))).rejects.toThrow('more than 3 redirects')
})

it('stops a file that says it is too large, and one that is', async () => {
  const hosts = { 'bible.example': ['93.184.216.34'] }
  const said = { 'https://bible.example/web.zip': { status: 200, body: Buffer.from('a'), length: 2 ** 31 } }
  await expect(
    download('https://bible.example/web.zip', ignore, dependenciesTo(hosts, said).dependencies),
  ).rejects.toMatchObject({
    code: 'file-too-large',
  })
})

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.216.34', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
