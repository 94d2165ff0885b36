/** The member's tags in the chapter, each with its verses. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { dotOf } from '#core/scripture/text/digits'
import { formatVerses } from '#core/study/place-names'
import { useTags } from '../../../model/study/use-tags'
import { TagChips } from '../../../ui/note/tag-chips'
import { isolate } from '../../../ui/words/isolate'
import styles from './mine.module.css'
import { useChapterThings } from './use-chapter-things'

export function ChapterTags({ data }: { data: PageData }) {
  const { t, i18n } = useTranslation('tags')
  const tags = useTags()
  const things = useChapterThings(data)
  const naming = namingOf(data, i18n.language)
  const versesOf = new Map<string, number[]>()
  for (const [verse, tagged] of [...(things?.taggings ?? []), ...(things?.marks ?? [])])
    for (const { tag } of tagged) versesOf.set(tag, [...(versesOf.get(tag) ?? []), verse])
  const shown = [...versesOf].flatMap(([id, verses]) => {
    const tag = tags?.get(id)
    const places = naming
      ? formatVerses(
          [...new Set(verses)].sort((a, b) => a - b),
          naming,
        )
      : ''
    if (!tag) return []
    const name = places
      ? `${tag.name}${dotOf(i18n.language)}${t('sidebar:verses', { verses: isolate(places) })}`
      : tag.name
    return [{ ...tag, name }]
  })
  if (shown.length === 0) return <p className={styles.hint}>{t('noneHere')}</p>
  return <TagChips tags={shown} label={t('tags')} />
}
