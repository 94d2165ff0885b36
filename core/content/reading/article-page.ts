/** An article as its page shows it: with all articles of its head, and the heads before and after. */
import type { ArticlePage, HeadsPage, ItemsPage } from '../../contract/content/answers'
import { headKey } from '../model/head-key'
import type { OpenPack } from './content-source'
import { headIndexOf } from './head-index'

/** Heads on a page of the list. */
export const headsAtOnce = 500

/** Undefined where the pack has no such article. */
export async function articlePage(pack: OpenPack, id: number): Promise<ArticlePage | undefined> {
  const { rows, keys, byKey, placeOf } = await headIndexOf(pack)
  const place = placeOf.get(id)
  const key = place === undefined ? undefined : keys[place]
  if (place === undefined || key === undefined) return undefined
  const same = byKey.get(key) ?? [id]
  const articles = await pack.articles([id, ...same.filter((one) => one !== id)])
  const other = (step: 1 | -1) => {
    let at = place + step
    while (keys[at] === key) at += step
    return rows[at]
  }
  const [previous, next] = [other(-1), other(1)]
  return {
    pack: pack.summary,
    articles: [...articles],
    ...(previous && { previous }),
    ...(next && { next }),
  }
}

/** The heads that begin like `prefix`, without case and marks; `page` from 0. */
export async function headsPage(pack: OpenPack, prefix: string, page: number): Promise<HeadsPage> {
  const { rows, keys, initials } = await headIndexOf(pack)
  const wanted = headKey(prefix)
  const found = wanted === '' ? rows : rows.filter((_, place) => keys[place]?.startsWith(wanted))
  return {
    heads: found.slice(page * headsAtOnce, (page + 1) * headsAtOnce),
    total: found.length,
    initials: [...initials],
  }
}

/** Articles on a page of items. */
export const itemsAtOnce = 100

/** Articles in the order of their heads; `page` from 0. Only for packs whose articles are small: pictures and videos. */
export async function itemsPage(pack: OpenPack, page: number): Promise<ItemsPage> {
  const { rows } = await headIndexOf(pack)
  const wanted = rows.slice(page * itemsAtOnce, (page + 1) * itemsAtOnce)
  const items = await pack.articles(wanted.map(({ id }) => id))
  return { items: [...items], total: rows.length }
}
