import { describe, expect, it } from 'vitest'
import { picturePath, pictureVersion, readPictureName } from './picture-address'

const edition = { abbreviation: 'TST', name: 'Testausgabe', revision: 'abc' }

describe('the address of a picture', () => {
  it.each([
    { from: 43_003_000, to: 43_003_000 },
    { from: 43_003_016, to: 43_003_016 },
    { from: 43_003_016, to: 43_003_018 },
    { from: 1_001_001, to: 1_001_002 },
  ])('is read as it was written: $from to $to', (place) => {
    const name = picturePath(edition, place, 'Perikope').replace('/og/TST/', '')
    expect(readPictureName(name)).toEqual({ ...place, version: pictureVersion(edition, 'Perikope') })
  })

  it('changes with the text, the name and the product', () => {
    const versions = [
      pictureVersion(edition, 'Perikope'),
      pictureVersion(edition, 'Other'),
      pictureVersion({ ...edition, revision: 'abd' }, 'Perikope'),
      pictureVersion({ ...edition, name: 'Test' }, 'Perikope'),
    ]
    expect(new Set(versions).size).toBe(4)
  })

  it.each([
    '43003016.png',
    '43003016.a1.jpg',
    '43003016-43004001.a1.png',
    '43003018-43003016.a1.png',
    '430.a1.png',
    '..%2f43003016.a1.png',
    '43003016.a1.png.png',
  ])('is none: %s', (name) => {
    expect(readPictureName(name)).toBeUndefined()
  })
})
