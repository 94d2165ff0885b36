/**
 * The language in the address is the one that is spoken: whoever chose another one and comes back to `/fr` or `/fr/help` goes on in
 * that, also after a reload. A verse stays as it is written: its book has a name of the language in front of it.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocale } from '#core/contract/locales'

export function useAddressLanguage(): void {
  const { history } = useRouter()
  const { language } = useTranslation().i18n
  const { pathname, search, hash } = history.location
  useEffect(() => {
    const [prefix = '', screen] = pathname.split('/').filter(Boolean)
    if (!isLocale(prefix) || prefix === language || screen === 'verse') return
    history.replace(`/${language}${pathname.slice(prefix.length + 1)}${search}${hash}`)
  }, [history, language, pathname, search, hash])
}
