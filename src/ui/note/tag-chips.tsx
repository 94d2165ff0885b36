/** Tags as chips with the dot of their colour. */
import type { TagColour } from '#core/contract/members/tag-colours'
import styles from './tag-chips.module.css'

export interface ShownTag {
  id: string
  name: string
  colour: TagColour | undefined
}

export function TagChips({ tags, label }: { tags: readonly ShownTag[]; label: string }) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <a className={styles.tag} href={`/tag/${tag.id}`}>
            <TagDot colour={tag.colour} />
            <bdi>{tag.name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The colour of a tag; its name stands beside it. */
export function TagDot({ colour }: { colour: TagColour | undefined }) {
  return <span className={styles.dot} data-colour={colour} aria-hidden />
}
