/** `/help` (FEATURES CONT-05): all questions by group, a search field for them, the keys, the tour, what changed. */
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { type HelpItem, helpGroups } from '#core/contract/pages/article'
import { useAnswer } from '../../../model/asking/use-answer'
import { usePageTexts } from '../../../model/library/page-texts'
import { entryMemory, useEntryState } from '../../../model/place/entry-state'
import { isHelpTourWanted } from '../../../model/shell/help-tour'
import { ArticleText } from '../../../ui/article/article-text'
import { Button } from '../../../ui/controls/button'
import { FilterField } from '../../../ui/controls/filter-field'
import { onceOnline } from '../../../ui/timing/once-online'
import { MissingTexts } from '../missing-texts'
import { OtherLanguage } from '../other-language'
import styles from './help.module.css'
import { TourIcon } from './help-icons'
import { HelpItems } from './help-items'
import { KeyList } from './key-list'

const typedWords = entryMemory('')

export function HelpOverlay() {
  const { t } = useTranslation('help')
  const known = usePageTexts()
  const [words, setWords] = useEntryState(typedWords)
  const wanted = useDeferredValue(words.trim())
  const items = known.texts?.help
  const found = useFoundHelp(items, wanted)
  if (!known.texts || !items) return <MissingTexts known={known} />
  const changes = known.texts.articles['changes']
  return (
    <div className={styles.page}>
      <Tools words={words} onWords={setWords} />
      {items[0] && <OtherLanguage locale={items[0].locale} />}
      {wanted === '' ? (
        <>
          <KeyList />
          <Groups items={items} />
          {changes && (
            <section className={styles.group}>
              <h2>{t('changes')}</h2>
              <ArticleText nodes={changes.body} locale={changes.locale} level={3} />
            </section>
          )}
        </>
      ) : (
        found && <Found items={found} />
      )}
    </div>
  )
}

function Tools({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation('help')
  return (
    <div className={`${styles.tools} app-chrome`}>
      <FilterField label={t('search')} value={words} onChange={onWords} />
      <TourButton />
    </div>
  )
}

function Groups({ items }: { items: readonly HelpItem[] }) {
  const { t } = useTranslation('help')
  const groups = helpGroups.map((group) => ({ group, own: items.filter((item) => item.group === group) }))
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => (
      <section key={group} className={styles.group}>
        <h2>{t(`group-${group}`)}</h2>
        <HelpItems items={own} />
      </section>
    ))
}

function Found({ items }: { items: readonly HelpItem[] }) {
  const { t } = useTranslation('help')
  return (
    <>
      <p className={styles.count} role="status">
        {items.length === 0 ? t('nothingFound') : t('found', { count: items.length })}
      </p>
      {items.length === 0 ? <a href="/contact">{t('ask')}</a> : <HelpItems items={items} />}
    </>
  )
}

/** Starts the help tour; the shell closes the help and shows the view that the tour explains. */
function TourButton() {
  const { t } = useTranslation('help')
  return (
    <Button onClick={() => isHelpTourWanted.set(true)}>
      <TourIcon className="icon" aria-hidden />
      {t('tour')}
    </Button>
  )
}

/**
 * Help items that fit the typed words, best first. The code of the search loads with the first word.
 * Undefined until the search has answered.
 */
function useFoundHelp(
  items: readonly HelpItem[] | undefined,
  words: string,
): readonly HelpItem[] | undefined {
  const isWanted = words !== ''
  const search = useAnswer(items && isWanted ? [items] : undefined, async () => {
    const { helpSearch } = await onceOnline(() => import('./help-search'))
    return { find: helpSearch(items ?? []) }
  })
  return search?.find(words)
}
