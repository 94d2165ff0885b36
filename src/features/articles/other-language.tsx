/** Says that a text is in a language other than that of the interface. */
import { useTranslation } from 'react-i18next'
import { LanguageIcon } from '../../ui/controls/icons'
import styles from './articles.module.css'

/** `locale`: that of the text. */
export function OtherLanguage({ locale }: { locale: string }) {
  const { t, i18n } = useTranslation('help')
  if (locale === i18n.language) return null
  const language = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(locale) ?? locale
  return (
    <p className={styles.notice} role="note">
      <LanguageIcon className="icon" aria-hidden />
      {t('otherLanguage', { language })}
    </p>
  )
}
