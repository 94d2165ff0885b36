/** Chooses tags: those there are as switches, a new one by its name. */
import { type FormEvent, useState } from 'react'
import * as limits from '#core/limits'
import { Button } from '../controls/button'
import input from '../controls/input.module.css'
import { type ShownTag, TagDot } from './tag-chips'
import styles from './tag-chips.module.css'

interface Props {
  tags: readonly ShownTag[]
  /** Uuids. */
  chosen: ReadonlySet<string>
  texts: { choose: string; name: string; add: string }
  onToggle: (id: string, isChosen: boolean) => void
  onAdd: (name: string) => void
}

export function TagChoice({ tags, chosen, texts, onToggle, onAdd }: Props) {
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim().replace(/^#\s*/, '')
    if (wanted === '') return
    const known = tags.find((tag) => tag.name.toLowerCase() === wanted.toLowerCase())
    if (known) onToggle(known.id, true)
    else onAdd(wanted)
    setName('')
  }
  return (
    <div className={styles.choice}>
      <ul className={styles.tags} aria-label={texts.choose}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <button
              type="button"
              className={styles.tag}
              aria-pressed={chosen.has(tag.id)}
              onClick={() => onToggle(tag.id, !chosen.has(tag.id))}
            >
              <TagDot colour={tag.colour} />
              <bdi>{tag.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.add} onSubmit={add}>
        <input
          className={input.input}
          dir="auto"
          aria-label={texts.name}
          placeholder={texts.name}
          maxLength={limits.maxTagName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{texts.add}</Button>
      </form>
    </div>
  )
}
