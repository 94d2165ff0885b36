import { expect, it } from 'vitest'
import type { Footnote } from '../../contract/editions/chapter'
import words from '../../languages/en/scripture.json'
import { footnoteSection } from './footnote-section'
import { layoutChapter } from './layout'
import { printHtml } from './node'

function htmlOf(note: Omit<Footnote, 'position'>): string {
  const verse = { verse: 18, content: 'God*', footnotes: [{ position: 3, ...note }] }
  const layout = layoutChapter({ canonical: 43_001_000, verses: [verse], blocks: [] })
  const section = footnoteSection(layout, { locale: 'en', direction: 'ltr' }, '', words)
  return section ? printHtml(section) : ''
}

it('draws the marks of the words of a note', () => {
  const marks = [
    { type: 'italic' as const, from: 15, to: 23 },
    { type: 'name' as const, from: 19, to: 23 },
  ]
  expect(htmlOf({ content: 'BYZ and TR The the Lord', marks })).toContain(
    '<span lang="en" dir="auto">BYZ and TR The <span data-mark="italic">the </span><span data-mark="italic name">Lord</span></span>',
  )
})

it('draws a note of a chapter stored before notes had marks as its words', () => {
  expect(htmlOf({ content: 'Or <me>' })).toContain('<span lang="en" dir="auto">Or &lt;me&gt;</span>')
})

it('says whose notes they are where other lists stand beside', () => {
  const verse = { verse: 1, content: 'God*', footnotes: [{ position: 3, content: 'Or' }] }
  const layout = layoutChapter({ canonical: 43_001_000, verses: [verse], blocks: [] })
  const section = footnoteSection(layout, { locale: 'en', direction: 'ltr', of: 'KJV' }, 'KJV-', words)
  expect(section && printHtml(section)).toContain('<h2>Footnotes <bdi>KJV</bdi></h2>')
})
