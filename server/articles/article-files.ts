/**
 * The files of help and articles: `{locale}/imprint.md`, `{locale}/help/{group}/{id}-{slug}.md`. A file of
 * the operator replaces the project's in the same language; help pages are the same if their ids are.
 */
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Locale } from '#core/contract/locales'
import { articleNames, type HelpGroup, helpGroups } from '#core/contract/pages/article'
import { stampOf } from '../library/file-stamp'

/** A file with its purpose. */
export interface ArticleFile {
  /** The same for a text in all languages: `imprint`, `help/88`. */
  key: string
  locale: Locale
  path: string
  /** Changes with the file. */
  stamp: string
  /** Only for help pages. */
  help?: { id: number; slug: string; group: HelpGroup }
}

/**
 * The files of a language; earlier directories take precedence over later ones; a directory may be missing.
 */
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

/** Sorted by name, so that of two files with one id always the same one counts. */
function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  } catch {
    // No texts in this language.
    return []
  }
}

const helpName = /^help\/([a-z]+)\/(\d{1,6})-([a-z0-9-]{1,60})\.md$/

/** The purpose of a file; undefined for any other file. */
function meaningOf(name: string): Pick<ArticleFile, 'key' | 'help'> | undefined {
  const plain = name.split(sep).join('/')
  const article = articleNames.find((one) => plain === `${one}.md`)
  if (article) return { key: article }
  const [, folder, digits, slug = ''] = helpName.exec(plain) ?? []
  const group = helpGroups.find((one) => one === folder)
  const id = Number(digits)
  return group && id > 0 ? { key: `help/${id}`, help: { id, slug, group } } : undefined
}
