/** The picture of a member if it is wanted and loads, else the initials (FEATURES MEM-02). */
import { useState } from 'react'
import type { User } from '#core/contract/members/user'
import * as limits from '#core/limits'
import { useOption } from '../../../model/options/options'
import styles from './picture.module.css'

/** `size`: 192 px, or 40 px in the panel. */
export function Picture({ user, size }: { user: User; size: 'large' | 'small' }) {
  const isWanted = useOption('gravatar')
  const [broken, setBroken] = useState('')
  const address = addressOf(user.image)
  if (isWanted && address && broken !== address)
    return (
      <img
        className={styles.picture}
        data-size={size}
        src={address}
        alt=""
        width={limits.userImagePx}
        height={limits.userImagePx}
        referrerPolicy="no-referrer"
        onError={() => setBroken(address)}
      />
    )
  return (
    <span className={styles.picture} data-size={size} aria-hidden>
      <bdi>{initialsOf(user)}</bdi>
    </span>
  )
}

/** First letters of the first and last name, or of the nickname. */
function initialsOf({
  firstname,
  lastname,
  nickname,
}: Pick<User, 'firstname' | 'lastname' | 'nickname'>): string {
  const words = [firstname, lastname].map((word) => word.trim()).filter(Boolean)
  const sources = words.length > 0 ? words : [nickname.trim()]
  return sources
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** Parses a link of the server before it is used (SECURITY 5.5); undefined for anything but a picture on the web. */
function addressOf(image: string): string | undefined {
  if (!image || !URL.canParse(image, location.origin)) return undefined
  const { protocol, href } = new URL(image, location.origin)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
