/** The ways to the heads before and after and back to all; arrow keys follow them in the direction of the dictionary. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath } from '#core/content/reading/addresses'
import type { ArticlePage } from '#core/contract/content/answers'
import { NextIcon, PreviousIcon } from '../../../ui/controls/icons'
import { isolate } from '../../../ui/words/isolate'
import styles from './article.module.css'

type Props = Pick<ArticlePage, 'pack' | 'previous' | 'next'>

export function Neighbours({ pack, previous, next }: Props) {
  const { t } = useTranslation('dictionaries')
  const nav = useRef<HTMLElement>(null)
  useArrowKeys(nav)
  return (
    <nav ref={nav} className={`${styles.neighbours} app-chrome`} aria-label={t('neighbours')}>
      {previous && (
        <a
          href={articlePath(pack, previous.id, previous.head)}
          rel="prev"
          aria-label={`${t('previous')}: ${isolate(previous.head)}`}
        >
          <PreviousIcon className="icon mirrored" aria-hidden />
          <bdi lang={pack.locale}>{previous.head}</bdi>
        </a>
      )}
      <a href="/dictionaries" className={styles.toList}>
        {t('list')}
      </a>
      {next && (
        <a
          href={articlePath(pack, next.id, next.head)}
          rel="next"
          aria-label={`${t('next')}: ${isolate(next.head)}`}
        >
          <bdi lang={pack.locale}>{next.head}</bdi>
          <NextIcon className="icon mirrored" aria-hidden />
        </a>
      )}
    </nav>
  )
}

/** Left and right as the links stand on the screen, unless something else has a use for the keys. */
function useArrowKeys(nav: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      const isUsed =
        target instanceof Element && target.closest('input, select, textarea, [contenteditable], [popover]')
      if (isUsed) return
      const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
      const link = nav.current?.querySelector<HTMLAnchorElement>(isForward ? '[rel=next]' : '[rel=prev]')
      if (!link) return
      event.preventDefault()
      link.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [nav])
}
