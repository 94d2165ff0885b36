import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { passwordFault } from './check-password'
import { makeCommonPasswords } from './common-passwords'
import { isOutdated, makeHasher } from './hash-password'

describe('hashing', () => {
  it('is Argon2id with at least 46 MiB, and never the same twice', async () => {
    const hasher = makeHasher()
    const [one, two] = [await hasher.hash('Über den Wolken'), await hasher.hash('Über den Wolken')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(one).not.toBe(two)
    expect(await hasher.matches('Über den Wolken', one)).toBe(true)
    expect(await hasher.matches('über den Wolken', one)).toBe(false)
  })

  it('takes every byte of 128 characters', async () => {
    const hasher = makeHasher()
    const long = '\u{1F54A}'.repeat(64)
    const stored = await hasher.hash(long)
    expect(await hasher.matches(`${long.slice(0, -2)}\u{1F54B}`, stored)).toBe(false)
    expect(await hasher.matches(long, stored)).toBe(true)
  })

  it('without an account is never right', async () => {
    expect(await makeHasher().matches('nobody has this password', undefined)).toBe(false)
  })

  it('lets two run and twenty wait, puts off the others, then goes on', async () => {
    const hasher = makeHasher()
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => hasher.hash('a password')))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(8)
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', details: { retryAfterS: 2 } } })
    expect(await hasher.hash('one more')).toMatch(/^\$argon2id/)
  })

  it('knows a hash of other costs', async () => {
    expect(isOutdated(await hash('x', { memoryCost: 19_456, timeCost: 2 }))).toBe(true)
    expect(isOutdated(await makeHasher().hash('x'))).toBe(false)
  })
})

describe('a new password', () => {
  const fault = async (password: string, email = 'ruth.moab@bible.example') =>
    await passwordFault(password, { email, names: ['Naomi', 'Bethlehem', ''], productName: 'Perikope' })

  const guessed = `password Passwort1 passwort123 12345678 87654321 qwertzuiop QWERTY123 iloveyou abcdefgh aaaaaaaa 11111111
    hallo123 Sommer2024 sommer2024! p@ssw0rd jesus777 1qaz2wsx football1 monkey123 dragon2000 abcabcabc Perikope1 perikope!!
    bibel2025 letmein1 welcome1 123password drowssap testtest asdfghjkl`
  it.each(guessed.split(/\s+/))('%s is too common', async (password) => {
    expect(await fault(password)).toBe('password-common')
  })

  const chosen = `jesuslebt johannes316 gottistgut ichliebedich JesusLebt! Gott-ist-gut2024 J3susl3bt johannes3,16 1korinther13
    johannes11 psalm231 fürchtedichnicht jesusismylord godisgood John3:16 iloveyou777 psalm119105 cristovive diosesamor teamojesus
    salmo231 juan316 jesusestvivant jetaimejesus psaume23 jean3,16 gesùcristo diotibenedica salmo23! giovanni316 deuséfiel
    Deus-e-Amor joao3:16 tudoposso13 يسوع_حي الله-محبة مزمور231 عیسی‌زنده‌است خداوندشبانمناست مزمور1234 ישועחי אלוהיםגדול תהילים23
    ברוךהשם1 gottgott2020`
  it.each(chosen.split(/\s+/))('%s is what others of this kind choose', async (password) => {
    expect(await fault(password)).toBe('password-common')
  })

  it.each(['ruth.moab', 'xxRuth.Moabxx', 'ruth.moab@bible.example'])(
    '%s says the e-mail address',
    async (password) => {
      expect(await fault(password)).toBe('password-contains-email')
    },
  )

  it.each([
    'drei Körbe Brot',
    'correct horse battery',
    'Zwölf Körbe!',
    'שלום לכולם היום',
    'kx7#Qpl2',
    'tintenfass-4',
    'jesuslebt im Kornfeld',
    'johannes 316 Laternen',
    'gottistgut48213977',
    'Fünf Brote, zwei Fische',
  ])('%s is good', async (password) => {
    expect(await fault(password)).toBeUndefined()
  })

  it('may hold a short name by chance', async () => {
    expect(await fault('Abelardo 44 Wege', 'abe@bible.example')).toBeUndefined()
  })

  it('none of a kept list of stolen ones of this length is taken', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const stolen = dictionary['passwords-common'].map(String).filter((one) => one.length >= 8)
    expect(stolen.length).toBeGreaterThan(10_000)
    const taken: string[] = []
    for (const one of stolen) if ((await fault(one)) === undefined) taken.push(one)
    expect(taken).toEqual([])
  })

  it.each(['        ', '∗∗∗∗∗∗∗∗∗', 'naomi2024', 'Naomi Bethlehem', 'bethlehem-1', 'peri-kope-1'])(
    '%j says nothing that others do not try',
    async (password) => {
      expect(await fault(password)).toBe('password-common')
    },
  )

  it.each(['ruthmoab1', 'bible.example'])('%s says part of the address', async (password) => {
    expect(await fault(password)).toBe('password-contains-email')
  })

  it('is compared with more than 3,000 common ones, all long enough to be typed here', () => {
    const common = [...makeCommonPasswords()]
    expect(common.length).toBeGreaterThan(3_000)
    expect(common.every((one) => one.length >= 8)).toBe(true)
  })
})
