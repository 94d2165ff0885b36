import { expect, it } from 'vitest'
import { bundledFinder } from '../../finder/bundled-finder'
import { withOwnTopics } from './own-topics'

it('our own topics stand under the name that the operator gave the product', async () => {
  const [own] = await withOwnTopics({ packs: async () => [] }, 'de', bundledFinder, 'Lectern').packs()
  expect(own?.summary.name).toBe('Lectern')
})
