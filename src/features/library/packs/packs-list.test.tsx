// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  doing,
  draw,
  find,
  lastMessage,
  messages,
  press,
  textsOf,
  until,
  wordsIn,
} from '../../../../tests/support/drawn/draw'
import { offline } from '../../../../tests/support/drawn/network'
import { startPage } from '../../../../tests/support/drawn/page'
import { servedContents } from '../../../../tests/support/drawn/served-contents'
import { smallCommentary, smallDictionary, smallReferences } from '../../../../tests/support/packs/small-pack'
import { storePack } from '../../../../tests/support/packs/store-pack'
import { PacksList } from './packs-list'

const { t, worker, database } = startPage()

beforeEach(async () => {
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
  worker.answer({ refreshPacks: async () => undefined })
})

async function drawList(filter = '') {
  const { container } = await draw(<PacksList filter={filter} />)
  return container
}

/** Lists a pack that is known, but not on this device. */
async function listed(pack: typeof smallDictionary, number: number) {
  await storePack(database, pack, number)
  await database.packs.update(pack.abbr, { manifest: undefined })
}

describe('the list of contents', () => {
  it('stands by kind, and is filtered by name', async () => {
    await listed(smallDictionary, 1)
    await listed(smallCommentary, 2)
    await listed(smallReferences, 3)
    const container = await drawList()
    await until(() => expect(textsOf(container, 'li b')).toEqual(['TLX', 'TCM', 'TXR']))
    expect(textsOf(container, 'h2')).toEqual([
      t('menu:dictionaries'),
      t('library:commentaries'),
      t('menu:crossReferences'),
    ])
    const filtered = await drawList('kommentar')
    await until(() => expect(textsOf(filtered, 'li b')).toEqual(['TCM']))
  })

  it('says so when there is none, and asks the server for a newer list', async () => {
    worker.answer({ refreshPacks: async () => undefined })
    const container = await drawList()
    await until(() => expect(wordsIn(container)).toContain(t('library:noContentsYet')))
    expect(worker.inputsOf('refreshPacks')).toEqual([[]])
  })

  it('loads a pack as a whole', async () => {
    await listed(smallDictionary, 1)
    worker.answer({ refreshPacks: async () => undefined, downloadPack: async () => undefined })
    const container = await drawList()
    await until(() => expect(textsOf(container, 'li b')).toEqual(['TLX']))
    await press(find(container, 'li button'))
    await until(() => expect(messages()).toEqual([t('library:loaded', { abbreviation: 'TLX' })]))
    expect(worker.inputsOf('downloadPack')).toEqual([['TLX', undefined]])
  })

  it('removes one, and takes that back', async () => {
    await storePack(database, smallDictionary, 1)
    worker.answer({
      refreshPacks: async () => undefined,
      removePack: async () => undefined,
      undoPackRemoval: async () => undefined,
    })
    const container = await drawList()
    await until(() => expect(wordsIn(container)).toContain(t('library:here')))
    await press(find(container, 'li button'))
    await until(() => expect(messages()).toEqual([t('library:removed', { name: 'Testlexikon' })]))
    await doing(() => lastMessage()?.action?.run())
    await until(() => expect(worker.inputsOf('undoPackRemoval')).toEqual([['TLX']]))
  })

  it('says of one that the server gave up that it stays readable', async () => {
    await storePack(database, smallDictionary, 1)
    await database.packs.update('TLX', { isGone: true })
    const container = await drawList()
    await until(() => expect(wordsIn(container)).toContain(t('library:packGone')))
  })
})

describe('a commentary', () => {
  const open = async () => {
    const container = await drawList()
    await until(() => expect(container.querySelector('details')).not.toBeNull())
    const details = find<HTMLDetailsElement>(container, 'details')
    await doing(() => {
      details.open = true
      details.dispatchEvent(new Event('toggle'))
    })
    return container
  }

  it('is loaded by book, with what each costs', async () => {
    await storePack(database, smallCommentary, 1)
    const { manifest } = (await database.packs.get('TCM')) ?? {}
    await database.packs.update('TCM', { manifest: undefined })
    worker.answer({
      refreshPacks: async () => undefined,
      ...servedContents(async () => manifest),
      downloadPack: async () => undefined,
    })
    const container = await open()
    await until(() => expect(textsOf(container, 'details li button')[0]).toContain('43'))
    await press(find(container, 'details li button'))
    await until(() => expect(worker.inputsOf('downloadPack')).toEqual([['TCM', [43]]]))
  })

  it('says offline what it needs', async () => {
    await listed(smallCommentary, 1)
    offline()
    worker.answer({
      refreshPacks: async () => undefined,
    })
    const container = await open()
    await until(() => expect(wordsIn(container)).toContain(t('contents:notOnDevice')))
  })
})
