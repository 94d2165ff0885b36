/**
 * Interface language: which one, and its messages. Each locale has two files of them, those of the first load
 * and all later ones; the group is the namespace. German and English are precached, any other is kept by the
 * service worker once chosen.
 */
import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLocale, directionOf, fallbackLocale, isLocale, type Locale } from '#core/contract/locales'
import { readCookie } from '../storage/cookies'
import { messageNumbers } from './message-numbers'

export type Messages = Readonly<Record<string, string>>
type Groups = Readonly<Record<string, Messages>>

/** Messages of every first visit, by group, and all groups by their paths. */
const firstFiles = import.meta.glob<Groups>('./first-messages/*.ts', { import: 'messages' })
const lateFiles = import.meta.glob<Groups>('./late-messages/*.ts', { import: 'messages' })

export const i18n: I18n = createInstance()

/** Starts the messages in the language of the address, the cookie or the browser, in this order. */
export async function startLanguage(fromAddress: string | undefined): Promise<Locale> {
  const locale = chooseLocale(fromAddress)
  await i18n
    .use(initReactI18next)
    .use(messageNumbers)
    .init({
      lng: locale,
      fallbackLng: fallbackLocale,
      defaultNS: 'common',
      ns: [],
      resources: { [locale]: await loadMessages(locale) },
      interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { product: productName() } },
      react: { useSuspense: false },
      saveMissing: true,
      missingKeyHandler: (_, namespace, key) => reportMissing(namespace, key),
      missingKeyNoValueFallbackToKey: true,
    })
  applyToDocument(locale)
  return locale
}

/** The operator's name for the product: the page contains it. */
const productName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''

/** Every group of one locale except the late ones. */
export async function loadMessages(locale: Locale): Promise<Groups> {
  return (await firstFiles[`./first-messages/${locale}.ts`]?.()) ?? {}
}

/** Adds the messages of what is drawn after the first load, once for each language. */
export async function addLateMessages(): Promise<void> {
  const { language } = i18n
  // Without network a language outside the precache may be missing; the fallback is always here.
  await addMessages(language).catch(() => addMessages(fallbackLocale, language))
}

/** Adds every group of a locale, where its own are missing to another language. */
export async function addMessages(locale: string, to = locale): Promise<void> {
  if (i18n.hasResourceBundle(to, 'shell')) return
  const files = (await lateFiles[`./late-messages/${locale}.ts`]?.()) ?? {}
  for (const [path, messages] of Object.entries(files))
    i18n.addResourceBundle(to, /(\w+)\.json$/.exec(path)?.[1] ?? '', messages)
}

function chooseLocale(fromAddress: string | undefined): Locale {
  const candidates = [
    fromAddress,
    readCookie('locale'),
    ...navigator.languages.map((language) => language.split('-')[0]),
  ]
  return (
    candidates.find((locale): locale is Locale => locale !== undefined && isLocale(locale)) ?? defaultLocale
  )
}

/** Sets the language of the document. */
export function applyToDocument(locale: Locale): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}

function reportMissing(namespace: string, key: string): void {
  dispatchEvent(new CustomEvent('perikope:missing-message', { detail: `${namespace}:${key}` }))
}
