/** The field for the address of a link on the words selected in the editor; an empty address removes the link. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLinkHref } from '#core/contract/members/link-href'
import { Button } from '../../../ui/controls/button'
import input from '../../../ui/controls/input.module.css'
import styles from './rich-text.module.css'

interface Props {
  current: string
  onLink: (event: FormEvent, href: string) => void
}

export function LinkField({ current, onLink }: Props) {
  const { t } = useTranslation('notes')
  const [href, setHref] = useState(current)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const address = completed(href.trim())
  const isWrong = address !== '' && !isLinkHref(address)
  return (
    <form
      className={styles.link}
      onSubmit={(event) => (isWrong ? event.preventDefault() : onLink(event, address))}
    >
      <input
        ref={field}
        className={input.input}
        dir="ltr"
        inputMode="url"
        aria-label={t('linkAddress')}
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'link-wrong' : undefined}
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
      <Button type="submit">{t('linkSet')}</Button>
      {isWrong && (
        <p id="link-wrong" role="alert">
          {t('linkWrong')}
        </p>
      )}
    </form>
  )
}

/** Adds the scheme of the web where it is missing, as in `example.org/x`. */
function completed(href: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(href) ? `https://${href}` : href
}
