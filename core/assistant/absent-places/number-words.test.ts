/** References whose numbers are words cannot be looked up like those in digits: what does not exist is found all the same. */
import { describe, expect, it } from 'vitest'
import { starterLibrary } from '../../../tests/support/assistant/rows'
import type { Locale } from '../../contract/locales'
import { hasInvented } from './invented'
import { KnownBooks } from './known-books'

async function isInvented(locale: Locale, text: string): Promise<boolean> {
  const { context } = await starterLibrary(locale)
  return hasInvented(text, new KnownBooks(context))
}

describe('is absent', () => {
  it.each<[Locale, string]>([
    ['en', 'We read in John three ninety-nine about it.'],
    ['en', 'We read in Romans seventeen about it.'],
    ['en', 'Romans chapter seventeen tells it.'],
    ['en', 'Chapter seventeen of Romans tells it.'],
    ['en', 'Psalm one hundred fifty-one is lost.'],
    ['de', 'In Johannes drei, neunundneunzig steht mehr.'],
    ['de', 'Römer siebzehn handelt davon.'],
    ['de', 'Psalm hunderteinundfünfzig ist kurz.'],
    ['es', 'En Romanos diecisiete lo dice.'],
    ['fr', 'Dans Romains dix-sept il le dit.'],
    ['fr', 'Jean trois quatre-vingt-dix-neuf le dit.'],
    ['pt', 'Em Romanos dezessete ele diz.'],
    ['it', 'In Romani diciassette lo dice.'],
    ['ar', 'نقرأ في رومية سبعة عشر عن ذلك.'],
    ['fa', 'در رومیان هفده این را می‌خوانیم.'],
    ['he', 'ברומים שבע עשרה כתוב על זה.'],
  ])('%s: %s', async (locale, text) => {
    expect(await isInvented(locale, text)).toBe(true)
  })
})

describe('may exist', () => {
  it.each<[Locale, string]>([
    ['en', 'In John three he tells it.'],
    ['en', 'In Mark two men are healed.'],
    ['en', 'In Matthew five, the sermon begins.'],
    ['en', 'Genesis one and two tell of the creation.'],
    ['en', 'John has twenty-one chapters.'],
    ['en', 'Paul and Silas were two of the men.'],
    ['de', 'In Markus zwei wird einer geheilt.'],
    ['de', 'Das Buch Rut hat vier Kapitel.'],
  ])('%s: %s', async (locale, text) => {
    expect(await isInvented(locale, text)).toBe(false)
  })
})
