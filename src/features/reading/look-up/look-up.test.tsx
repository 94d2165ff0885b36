// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  doing,
  draw,
  drawHook,
  find,
  settle,
  textsOf,
  until,
  wordsIn,
} from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { servedContents } from '../../../../tests/support/drawn/served-contents'
import { chapterWith, manifestOf, pageOf } from '../../../../tests/support/drawn/texts'
import { workerThat } from '../../../../tests/support/drawn/worker-here'
import { smallDictionary, smallGraphics, smallWords } from '../../../../tests/support/packs/small-pack'
import { storePack } from '../../../../tests/support/packs/store-pack'
import { useLookUp } from '../../../model/contents/use-look-up'
import { database } from '../../../platform/local/database'
import { ChapterArticlesBox } from './chapter-articles-box'
import { LateLookUp } from './late-look-up'
import { LookUpAction } from './look-up-action'
import { LookUpBox } from './look-up-box'
import { askToLookUp, lookUpRequest } from './look-up-request'
import { likelyWords } from './offered-words'
import { pickedWord } from './picked-word'

const { t } = startPage()
const data = pageOf(43_003_000, {
  manifests: [manifestOf('LUT', { locale: 'de' })],
  chapters: [chapterWith(43_003_000, { 1: 'Es kam Nikodemus, ein Oberster', 2: 'vom Ölberg her' })],
})
const onDevice = async () => {
  await storePack(database, smallDictionary, 1)
  await storePack(database, smallGraphics, 2)
}
const trigger = () => {
  const button = document.createElement('button')
  document.body.append(button)
  return button
}

beforeEach(async () => {
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
  lookUpRequest.set(undefined)
  pickedWord.set(undefined)
})

describe('what is asked to be looked up', () => {
  it('is the word that was clicked, if its verse is still selected', () => {
    const button = trigger()
    pickedWord.set({ verse: 1, candidates: ['Nikodemus', 'kam Nikodemus'] })
    askToLookUp([1], button)
    expect(lookUpRequest.get()).toEqual({
      candidates: ['Nikodemus', 'kam Nikodemus'],
      verses: [1],
      trigger: button,
    })
    askToLookUp([2], button)
    expect(lookUpRequest.get()).toMatchObject({ candidates: [], verses: [2] })
  })
})

describe('a double click', () => {
  const drawText = async () => {
    const text = document.createElement('div')
    text.innerHTML = '<span class="v" data-v="2"><a class="n" href="#v2">2</a><b>Ölberg</b></span><p>x</p>'
    document.body.append(text)
    await draw(<LateLookUp container={{ current: text }} data={data} />)
    return async (inside: string) => {
      lookUpRequest.set(undefined)
      text.querySelector(inside)?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, button: 0 }))
      await settle(20)
      return lookUpRequest.get()?.verses
    }
  }

  it('on a word of a verse looks it up, on a number or beside the text nothing', async () => {
    await onDevice()
    const doubleClick = await drawText()
    expect(await doubleClick('b')).toEqual([2])
    expect([await doubleClick('.n'), await doubleClick('p')]).toEqual([undefined, undefined])
  })

  it('does nothing without a dictionary of the language', async () => {
    const doubleClick = await drawText()
    expect(await doubleClick('b')).toBeUndefined()
  })
})

describe('the box', () => {
  const open = async (candidates: readonly string[], verses = [1, 2]) => {
    const request = { candidates, verses, trigger: trigger() }
    await draw(<LookUpBox data={data} request={request} onClose={() => {}} />)
    return document.body
  }

  it('shows the article of the word and offers those words of the verses that have one', async () => {
    await onDevice()
    const page = await open(['Nikodemus'])
    await until(() => expect(textsOf(page, 'article h3 a')).toEqual(['Nikodemus']))
    await until(() => expect(wordsIn(page)).toContain('Kam bei Nacht (Joh 3,16).'))
    expect(find(page, 'article a').getAttribute('href')).toBe('/dictionary/TLX/nikodemus/3')
    await until(() => expect(textsOf(page, 'li button')).toEqual(['Nikodemus', 'Ölberg']))
    const [, other] = page.querySelectorAll<HTMLElement>('li button')
    await doing(() => other?.click())
    await until(() => expect(textsOf(page, 'article h3 a')).toEqual(['Ölberg']))
  })

  it('says that there is no entry instead of showing a neighbour, and leads to the search', async () => {
    await onDevice()
    const page = await open(['Nikodem'])
    await until(() => expect(wordsIn(page)).toContain(t('lookup:noEntry', { word: 'Nikodem' })))
    expect(page.querySelector('article')).toBeNull()
    expect(find(page, 'a[href^="/search"]').getAttribute('href')).toBe('/search/LUT/Nikodem')
  })

  it('says that the library has no dictionary of the language', async () => {
    const page = await open([])
    await until(() => expect(wordsIn(page)).toContain(t('lookup:noDictionary', { language: 'Deutsch' })))
  })
})

describe('looking up', () => {
  it('asks the server for what is not on this device, with what else the word may be', async () => {
    const calls = workerThat(servedContents(async () => []))
    const { now } = await drawHook(() => useLookUp('de', ['Ölberg', 'vom Ölberg']), undefined)
    await until(() => expect(now()).toMatchObject({ kind: 'here', data: [], isOnDevice: false }))
    const asked = [{ params: { locale: 'de', word: 'Ölberg' }, query: { or: 'vom Ölberg' } }]
    expect(calls).toEqual([['wantContents', 'lookUp', asked]])
  })

  it('finds another form of the word', async () => {
    await onDevice()
    const { now } = await drawHook(() => useLookUp('de', ['Ölberges']), undefined)
    await until(() => expect(now()).toMatchObject({ kind: 'here', data: [{ head: 'Ölberg' }] }))
  })
})

describe('the button', () => {
  it('is there only where a dictionary of the language is', async () => {
    const { container } = await draw(
      <LookUpAction data={data} verses={[1]} trigger={{ current: trigger() }} />,
    )
    await until(() => expect(container.querySelector('button')).toBeNull())
    await onDevice()
    await until(() => expect(textsOf(container, 'button')).toEqual([t('lookup:lookUp')]))
    await doing(() => find(container, 'button').click())
    expect(lookUpRequest.get()).toMatchObject({ verses: [1], candidates: [] })
  })
})

describe('the words offered where no dictionary is on this device', () => {
  it.each([
    ['en', 'Then came Simon Peter to Rome', ['Simon', 'Peter', 'Rome']],
    ['de', 'da kam Nikodemus bei Nacht', ['Nikodemus', 'Nacht']],
    ['ar', 'فِي الْبَدْءِ كَانَ', ['الْبَدْءِ', 'كَانَ']],
  ])('are names, nouns or longer words: %s', (locale, text, words) => {
    expect(likelyWords(text, locale).map(({ word }) => word)).toEqual(
      locale === 'ar' ? expect.arrayContaining(words) : words,
    )
  })
})

describe('the words in a chapter', () => {
  it('are the articles and pictures that name it', async () => {
    await onDevice()
    const { container } = await draw(<ChapterArticlesBox data={data} />)
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Nikodemus', 'Ein Punkt']))
    expect(textsOf(container, 'h3')).toEqual([t('menu:graphics')])
  })

  it('say how to use words of the original, where the translation has some for the book', async () => {
    await onDevice()
    const hint = t('lookup:originalsHere', { lookUp: t('lookup:lookUp') })
    const hintIn = async (hash: string) => {
      const { words } = smallWords
      const text = words && { ...words.text, edition: 'LUT' }
      const bookList = text?.bookList.map((book) => ({ ...book, hash })) ?? []
      if (words && text)
        await storePack(
          database,
          { ...smallWords, abbr: 'LUT-W', words: { ...words, text: { ...text, bookList } } },
          3,
        )
      const { container } = await draw(<ChapterArticlesBox data={data} />)
      await until(() => expect(textsOf(container, 'li a')).toHaveLength(2))
      await settle()
      return wordsIn(container).includes(hint)
    }
    expect(await hintIn('LUT 43')).toBe(true)
    expect(await hintIn('another text')).toBe(false)
  })

  it('are asked of the server as it counts chapters', async () => {
    const calls = workerThat(servedContents(async () => []))
    await storePack(database, smallDictionary, 1)
    await database.packs.update('TLX', { manifest: undefined })
    const { container } = await draw(<ChapterArticlesBox data={data} />)
    await until(() => expect(wordsIn(container)).toContain(t('lookup:nothingOnChapter')))
    const asked = [{ params: { chapter: '43003000' }, query: {} }]
    expect(calls).toEqual([['wantContents', 'chapterArticles', asked]])
  })
})
