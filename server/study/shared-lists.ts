/** GET /api/tags, /api/tag/{name} and /api/likes: the shared model in pages. */
import { AppError } from '#core/errors'
import { prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'
import { pageMeta, pageOf, readSort } from './pages'
import type { SharedModel } from './shared-model'

/** `usercount` begins with the tag that most members share, `name` with A. */
export function sharedTags(model: SharedModel): Handler<'sharedTags'> {
  return async ({ query: { sort, page } }) => {
    const tags = [...(await model.tags())]
    const { by, isTurned } = readSort(sort, ['usercount', 'name'])
    if (by === 'name') tags.sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    if (isTurned) tags.reverse()
    const shown = onPage(tags, page).map(({ key: _, ...tag }) => tag)
    return prepareJson({ data: { tags: shown, meta: pageMeta(tags.length) } })
  }
}

/** Throws not-found for a tag nobody shares. */
export function sharedTag(model: SharedModel): Handler<'sharedTag'> {
  return async ({ params, query: { page } }) => {
    const tag = await model.tag(params.name)
    if (!tag) throw new AppError('not-found')
    const verses = await model.versesOf(tag)
    return prepareJson({
      data: { name: tag.name, verses: onPage(verses, page), meta: pageMeta(verses.length) },
    })
  }
}

/** `canonical` is the order of the Bible, `usercount` begins with the verse that most members like. */
export function sharedLikes(model: SharedModel): Handler<'sharedLikes'> {
  return async ({ query: { sort, page } }) => {
    const likes = [...(await model.likes())]
    const { by, isTurned } = readSort(sort, ['canonical', 'usercount'])
    // Sorting is stable: verses with equal counts stay in the order of the Bible.
    if (by === 'usercount') likes.sort((a, b) => (b.usercount - a.usercount) * (isTurned ? -1 : 1))
    else if (isTurned) likes.reverse()
    return prepareJson({ data: { likes: onPage(likes, page), meta: pageMeta(likes.length) } })
  }
}

function onPage<Listed>(list: readonly Listed[], page: number): Listed[] {
  const { limit, offset } = pageOf(page)
  return list.slice(offset, offset + limit)
}
