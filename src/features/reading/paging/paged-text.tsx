/** Lets a text be read by whole screens, and hides the line at the foot that is not whole. Loaded where that is wished. */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { type Cover, pageText } from './page-text'
import styles from './paged-text.module.css'

export function PagedText({ container }: { container: RefObject<HTMLElement | null> }) {
  const { history } = useRouter()
  const [cover, setCover] = useState<Cover>()
  useEffect(() => {
    const text = container.current?.parentElement
    return text ? pageText(text, history, setCover) : undefined
  }, [container, history])
  return cover && <div className={`${styles.cover} app-chrome`} style={cover} aria-hidden />
}
