/** The field of the header: shows the passage that is open, takes another in any notation, and goes there. */
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { useChapterHeading } from '../../platform/use-chapter-heading'
import { SearchIcon } from '../../ui/icons'
import styles from './passage-field.module.css'

interface Props {
  data: PageData | undefined
  /** Translation to open when no chapter is open. */
  translations?: string
  isLarge?: boolean
  children?: ReactNode
}

export function PassageField({ data, translations = 'STANDARD', isLarge = false, children }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const heading = useChapterHeading(data)
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(heading)
  useEffect(() => setValue(heading), [heading])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const passage = value.replaceAll('/', ' ').trim()
    if (!passage) return
    const first = data?.address?.abbreviations.join('.') ?? translations
    router.history.push(`/${first}/${encodeURIComponent(passage)}`)
    input.current?.blur()
  }
  const onEscape = (event: { key: string }) => {
    if (event.key !== 'Escape') return
    setValue(heading)
    input.current?.blur()
  }
  return (
    <form className={styles.field} role="search" data-size={isLarge ? 'large' : 'bar'} onSubmit={onSubmit}>
      <SearchIcon className="icon" aria-hidden />
      <input
        ref={input}
        type="search"
        dir="auto"
        enterKeyHint="go"
        autoComplete="off"
        aria-label={t('goToPassage')}
        placeholder={t('goToPassage')}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onEscape}
      />
      {children}
    </form>
  )
}
