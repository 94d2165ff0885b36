import { describe, expect, it } from 'vitest'
import { orderSource } from './source-order'

const file = (path: string, format: 'usfm' | 'osis' | 'zefania', text: string) => ({
  path,
  format,
  bytes: new TextEncoder().encode(text),
})

describe('ordering the files of a source', () => {
  it('puts books in canon order and files without a book first', () => {
    const files = [
      file('b', 'usfm', '\\id EXO'),
      file('a', 'usfm', '\uFEFF\\id MAT Matthew'),
      file('c', 'usfm', '\\id FRT'),
      file('d', 'usfm', '\\id GEN'),
    ]
    expect(orderSource(files).files.map(({ path }) => path)).toEqual(['c', 'd', 'b', 'a'])
    const osis = [
      file('exod', 'osis', "<osis><div osisID='Exod' type='book'/>"),
      file('gen', 'osis', '<osis><div type="book" osisID="Gen">'),
    ]
    expect(orderSource(osis).files.map(({ path }) => path)).toEqual(['gen', 'exod'])
  })

  it('takes the format with most bytes when an archive holds the same Bible twice', () => {
    const order = orderSource([
      file('a', 'usfm', '\\id GEN'),
      file('b', 'osis', '<osis>'.padEnd(50)),
      file('c', 'usfm', '\\id EXO'),
    ])
    expect(order.format).toBe('osis')
    expect(order.left.map(({ path, recognised }) => `${path} ${recognised}`)).toEqual(['a usfm', 'c usfm'])
  })
})
