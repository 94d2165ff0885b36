/**
 * Help and articles in every language, read from Markdown files: the operator's
 * (`DATA_DIR/pages`) take precedence over the project's. A text missing in a language
 * is shown in English, then in any other. Files are checked at each request, so that a
 * change shows without a restart; they are read again only when one has changed.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fallbackLocale, type Locale, locales } from '#core/contract/locales'
import { type Article, type HelpItem, helpGroups, type PageTexts } from '#core/contract/pages/article'
import type { ArticleNode } from '#core/contract/pages/article-node'
import { type Prepared, prepareJson } from '../http/answers/prepared'
import type { Config } from '../settings/config'
import type { Languages, Messages } from '../settings/languages'
import { type ArticleFile, articleFiles } from './article-files'
import { type Fillings, readMarkdown } from './read-markdown'

/** The texts of a language, and as an answer. */
export interface ArticlesOfLanguage {
  texts: PageTexts
  prepared: Prepared<{ data: PageTexts }>
}

/** All help pages and articles. */
export interface Articles {
  /** The texts of a language as the files have them now. */
  of(locale: Locale): Promise<ArticlesOfLanguage>
}

/** `projectPages`: the texts that come with the project. */
export function openArticles(config: Config, projectPages: string, languages: Languages): Articles {
  const directories = [join(config.dataDirectory, 'pages'), projectPages]
  const kept = new Map<Locale, { stamp: string; made: Promise<ArticlesOfLanguage> }>()
  const make = async (locale: Locale, files: readonly ArticleFile[]): Promise<ArticlesOfLanguage> => {
    const texts = await readTexts(files, config, locale, languages)
    return { texts, prepared: prepareJson({ data: texts }) }
  }
  return {
    async of(locale) {
      const files = filesFor(directories, locale)
      const stamp = files.map((file) => `${file.path} ${file.stamp}`).join('\n')
      const known = kept.get(locale)
      if (known?.stamp === stamp) return await known.made
      const made = make(locale, files)
      kept.set(locale, { stamp, made })
      made.catch(() => kept.delete(locale))
      return await made
    },
  }
}

/** Each text in the language, else in the next best. */
function filesFor(directories: readonly string[], locale: Locale): ArticleFile[] {
  const found = new Map<string, ArticleFile>()
  for (const one of new Set([locale, fallbackLocale, ...locales]))
    for (const [key, file] of articleFiles(directories, one)) if (!found.has(key)) found.set(key, file)
  return [...found.values()]
}

async function readTexts(
  files: readonly ArticleFile[],
  config: Config,
  locale: Locale,
  languages: Languages,
): Promise<PageTexts> {
  const articles: Record<string, Article> = {}
  const help: HelpItem[] = []
  const words = (await languages.group(locale, 'help')) ?? {}
  for (const file of files) {
    const text = await readFile(file.path, 'utf8').catch(() => '')
    // An empty file removes a text: an operator without partners has no page about them.
    if (text.trim() === '') continue
    const own = (await languages.group(file.locale, 'help')) ?? {}
    const { title, ...parts } = readMarkdown(text, fillingsOf(config, own))
    const article = { locale: file.locale, ...parts }
    if (file.help)
      help.push({ ...article, ...file.help, title: titleOf(file, file.help.id, title, locale, words) })
    else articles[file.key] = { ...article, title }
  }
  const place = ({ group, id }: HelpItem) => helpGroups.indexOf(group) * 1_000_000 + id
  return { articles, help: help.sort((a, b) => place(a) - place(b)) }
}

/** A text in another language is listed under its name in this one, if it has one. */
function titleOf(file: ArticleFile, id: number, title: string, locale: Locale, words: Messages): string {
  const name = words[`item-${id}`]
  const known = typeof name === 'string' ? name : undefined
  return file.locale === locale ? title || known || `${id}` : (known ?? (title || `${id}`))
}

/** Values that operators set once and texts name often; a missing one is named at its place in the text. */
function fillingsOf(
  { productName, publicUrl, operator, embedding, chatModel }: Config,
  words: Messages,
): Fillings {
  const { lines, email } = operator
  const missing = (key: string): ArticleNode[] => [
    { tag: 'strong', children: [`[${String(words[key] ?? key)}]`] },
  ]
  // With the space before it: the text around it must be whole without it.
  const outside = (key: string, host: string): ArticleNode[] => [
    ` ${String(words[key] ?? '').replace('{{host}}', host)}`,
  ]
  const address = lines.flatMap((line, index): ArticleNode[] =>
    index === 0 ? [line] : [{ tag: 'br', children: [] }, line],
  )
  return new Map([
    ['product', [productName]],
    ['url', [publicUrl]],
    ['operator', lines.length > 0 ? address : missing('missingOperator')],
    ['outsideSearch', embedding ? outside('outsideSearch', new URL(embedding.url).hostname) : []],
    ['outsideChat', chatModel ? outside('outsideChat', chatModel.host) : []],
    ['email', email ? [{ tag: 'a', href: `mailto:${email}`, children: [email] }] : missing('missingEmail')],
  ] satisfies [string, ArticleNode[]][])
}
