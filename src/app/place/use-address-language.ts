/**
 * Makes the language of the address the language of the interface, and the other way round: a person who
 * chose another language and goes back to `/fr` or `/fr/help` keeps the chosen one, also after a reload. The
 * address of a verse stays as written: its book has a name of the language in front of it.
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
