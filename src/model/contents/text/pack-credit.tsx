/** Whose words these are: name of the pack, who made and digitised it, licence and source. Stands at every article. */
import { useTranslation } from 'react-i18next'
import type { PackSummary } from '#core/contract/content/answers'
import { isOutsideLink } from '#core/contract/content/outside-link'
import { knownContent } from '#core/known-works/known-contents'
import { languageName } from '../../library/use-editions'
import styles from './content-text.module.css'

export function PackCredit({ pack }: { pack: PackSummary }) {
  const { t, i18n } = useTranslation('contents')
  const { name, locale, direction, attribution, digitisedBy, licence, sourceUrl } = pack
  const year = knownContent({ file: name })?.year
  // Cross references have no words, and need no language.
  const isOtherLanguage = locale !== 'und' && locale.split('-')[0] !== i18n.language.split('-')[0]
  return (
    <footer className={styles.credit}>
      <p>
        <b lang={locale} dir={direction}>
          <bdi>{name}</bdi>
        </b>
        {year !== undefined && ` (${year})`}
        {isOtherLanguage && ` · ${languageName(locale, i18n.language)}`}
      </p>
      {attribution && (
        <p>
          <bdi>{attribution}</bdi>
        </p>
      )}
      {digitisedBy && <p>{t('digitisedBy', { name: digitisedBy })}</p>}
      <p>
        {t('licence')} <bdi>{licence}</bdi>
        {isOutsideLink(sourceUrl) && (
          <>
            {' · '}
            <a href={sourceUrl} rel="noreferrer">
              {t('source')}
            </a>
          </>
        )}
      </p>
    </footer>
  )
}
