import { describe, expect, it } from 'vitest'
import { createMetadataVotes } from './edition-metadata'

/** The name that lines of some books give. */
function nameOf(...lines: string[]): string | undefined {
  const votes = createMetadataVotes()
  for (const bookLine of lines) votes.add({ bookLine })
  return votes.result().name
}

describe('the name of an edition without a header', () => {
  it.each([
    ['World English Bible (WEB)', 'World English Bible (WEB)'],
    ['- New Dawn Bible', 'New Dawn Bible'],
    ['43-JHN-web.sfm World English Bible', 'World English Bible'],
    ['La Biblia Nueva 2020', 'La Biblia Nueva 2020'],
  ])('is what the lines of its books say: %s', (line, name) => {
    expect(nameOf(line, line, 'Luke')).toBe(name)
  })

  it.each([['Made by new2usfm here'], ['EN_ULT en_English_ltr Thu'], ['Genesis'], ['01-GEN.usfm'], ['']])(
    'is not what programs say: %s',
    (line) => {
      expect(nameOf(line, line)).toBeUndefined()
    },
  )

  it('is not the line of one book, nor lines that differ', () => {
    expect(nameOf('New Dawn Bible')).toBeUndefined()
    expect(
      nameOf('The First Book', 'The Second Book', 'The First Book', 'Other words', 'No one'),
    ).toBeUndefined()
  })

  it('is the header’s where there is one', () => {
    const votes = createMetadataVotes()
    votes.add({ bookLine: 'New Dawn Bible' })
    votes.add({ bookLine: 'New Dawn Bible', name: 'Its title' })
    expect(votes.result()).toEqual({ name: 'Its title' })
  })
})
