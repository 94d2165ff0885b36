import { afterAll, beforeAll, describe } from 'vitest'
import { countersContract } from '../../tests/support/counters-contract'
import { emptyStore, oneDatabase, type TestStore } from '../../tests/support/databases/test-databases'
import { sharedCounters } from './shared-counters'

describe.each(oneDatabase)('$name', ({ open }) => {
  let store: TestStore
  beforeAll(async () => {
    store = await open()
  })
  afterAll(async () => await store.close())

  countersContract('in the database', async () => {
    await emptyStore(store)
    return sharedCounters(store.db)
  })
})
