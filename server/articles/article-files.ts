/**
 * The files of help and articles: `{locale}/imprint.md`, `{locale}/help/{group}/{id}-{slug}.md`. A file of the operator stands in for
 * the one of the project in the same language; items of the help are the same where their ids are.
 */
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Locale } from '#core/contract/locales'
import { articleNames, type HelpGroup, helpGroups } from '#core/contract/pages/article'
import { stampOf } from '../library/file-stamp'

export interface ArticleFile {
  /** The same for one text in all languages: `imprint`, `help/88`. */
  key: string
  locale: Locale
  path: string
  /** Changes with the file. */
  stamp: string
  /** Of the help only. */
  help?: { id: number; slug: string; group: HelpGroup }
}

/** The files of a language, those of earlier directories before those of later ones; a directory may be missing. */
export function articleFiles(directories: readonly string[], locale: Locale): Map<string, ArticleFile> {
  const found = new Map<string, ArticleFile>()
  for (const directory of directories) {
    for (const name of namesIn(join(directory, locale))) {
      const meant = meaningOf(name)
      if (!meant || found.has(meant.key)) continue
      const path = join(directory, locale, name)
      found.set(meant.key, { ...meant, locale, path, stamp: stampOf(path) })
    }
  }
  return found
}

/** In the order of their names, so that of two files with one id it is always the same that counts. */
function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  } catch {
    // No texts in this language.
    return []
  }
}

const helpName = /^help\/([a-z]+)\/(\d{1,6})-([a-z0-9-]{1,60})\.md$/

/** What a file is for; undefined for any other file. */
function meaningOf(name: string): Pick<ArticleFile, 'key' | 'help'> | undefined {
  const plain = name.split(sep).join('/')
  const article = articleNames.find((one) => plain === `${one}.md`)
  if (article) return { key: article }
  const [, folder, digits, slug = ''] = helpName.exec(plain) ?? []
  const group = helpGroups.find((one) => one === folder)
  const id = Number(digits)
  return group && id > 0 ? { key: `help/${id}`, help: { id, slug, group } } : undefined
}
