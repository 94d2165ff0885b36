import { describe, expect, it } from 'vitest'
import { chooseVoice, type Voice, voicesFor } from './choose-voice'

const voice = (id: string, language: string, more: Partial<Voice> = {}): Voice => ({
  id,
  name: id,
  language,
  isLocal: true,
  isDefault: false,
  ...more,
})
const voices = [
  voice('Anna', 'de-DE'),
  voice('Marlene', 'de_AT'),
  voice('Google', 'de-DE', { isLocal: false, isDefault: true }),
  voice('Carmit', 'iw_IL'),
  voice('Melina', 'el-GR'),
  voice('Alex', 'en-US', { isDefault: true }),
]

describe('the voice for a language', () => {
  it('those that speak without network come first, then by name; other languages do not come', () => {
    expect(voicesFor(voices, 'de').map(({ id }) => id)).toEqual(['Anna', 'Marlene', 'Google'])
  })
  it('the region of the edition comes first', () => expect(chooseVoice(voices, 'de-AT')?.id).toBe('Marlene'))
  it.each([
    ['he', 'Carmit'],
    ['hbo', 'Carmit'],
    ['grc', 'Melina'],
    ['en-GB', 'Alex'],
  ])('%s is read by %s', (locale, id) => expect(chooseVoice(voices, locale)?.id).toBe(id))
  it('a wanted voice is taken where it speaks the language', () => {
    expect(chooseVoice(voices, 'de', 'Google')?.id).toBe('Google')
    expect(chooseVoice(voices, 'de', 'Alex')?.id).toBe('Anna')
  })
  it('a language without a voice has none, rather than one that cannot read it', () => {
    expect(chooseVoice(voices, 'ar')).toBeUndefined()
    expect(chooseVoice([], 'de')).toBeUndefined()
  })
})
