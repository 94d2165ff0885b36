import { describe, expect, it } from 'vitest'
import {
  prepareSmall,
  smallCommentary,
  smallDictionary,
  smallTopics,
} from '../../../tests/support/packs/small-pack'
import { unpackArticles } from '../model/wire'
import { buildArticleIndex } from './article-index'
import { searchArticles } from './article-search'
import type { ContentSource, OpenPack } from './content-source'
import { openPack } from './open-pack'

async function sourceOf(...packs: (typeof smallDictionary)[]): Promise<ContentSource> {
  const opened: OpenPack[] = []
  for (const [at, pack] of packs.entries()) {
    const { manifest, files } = await prepareSmall(pack)
    const textOf = (hash: string) => {
      const file = files.find(({ segment }) => segment.hash === hash)
      return file && new TextDecoder().decode(file.bytes)
    }
    opened.push(
      openPack({
        manifest: { ...manifest, number: at + 1 },
        text: async (hash) => textOf(hash),
        article: async (hash, id) => unpackArticles(textOf(hash) ?? '[]').find((one) => one.id === id),
        articles: async (hash) => unpackArticles(textOf(hash) ?? '[]'),
      }),
    )
  }
  return { packs: async () => opened }
}

const kinds = ['dictionary', 'commentary', 'topics'] as const
const breathe = async () => undefined
const find = async (source: ContentSource, words: string, languages: readonly string[]) => {
  const packs = await source.packs()
  const indexOf = async (pack: OpenPack) => (await buildArticleIndex(pack, breathe)).index
  return (await searchArticles({ packs, indexOf, breathe }, { words, languages, kinds })).found
}
const search = async (words: string, languages = ['de']) => {
  const source = await sourceOf(smallDictionary, smallCommentary, smallTopics)
  const found = await find(source, words, languages)
  return found.map(({ kind, total, hits }) => `${kind} ${total}: ${hits.map(({ head }) => head).join(', ')}`)
}

describe('a search in articles', () => {
  it('finds heads before texts, by kind', async () => {
    expect(await search('nikodemus')).toEqual(['dictionary 2: Nikodemus, Ölberg'])
    expect(await search('licht')).toEqual(['commentary 1: 3,16-21'])
    expect(await search('langmut')).toEqual(['topics 1: Langmut'])
  })

  it('wants all words, in head or text', async () => {
    expect(await search('nacht kam')).toEqual(['dictionary 1: Nikodemus'])
    expect(await search('nacht jordan')).toEqual([])
  })

  it('finds other forms, umlauts written otherwise, and nothing for words that are none', async () => {
    expect(await search('menschen')).toEqual(['dictionary 1: Adam'])
    expect(await search('oelberg')).toEqual(['dictionary 1: Ölberg'])
    expect(await search('nikodemis')).toEqual([])
    expect(await search('?!')).toEqual([])
  })

  it('leaves out packs of other languages', async () => {
    expect(await search('nikodemus', ['en'])).toEqual([])
  })

  it('shows where the words are', async () => {
    const source = await sourceOf(smallDictionary)
    const [group] = await find(source, 'jordan', ['de'])
    const [hit] = group?.hits ?? []
    expect(hit).toMatchObject({ head: 'Adam', id: 2, isHead: false, excerpt: 'Eine Stadt am Jordan.' })
    expect(hit?.marks.map(([start, length]) => hit.excerpt.slice(start, start + length))).toEqual(['Jordan'])
  })
})
