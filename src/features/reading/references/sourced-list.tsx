/** References of a verse with their source, as every place shows them: of a pack the strongest ones, and the others on demand. */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PackCredit } from '../../../model/contents/text/pack-credit'
import { Button } from '../../../ui/controls/button'
import { formatNumber } from '../../../ui/words/format-number'
import { isolate } from '../../../ui/words/isolate'
import styles from '../sidebar/text-sidebar.module.css'
import { BorrowedFrom } from './borrowed-from'
import { ReferenceList, type ReferenceListProps } from './reference-list'
import type { VerseReferences } from './use-chapter-references'

/** References of a pack at first: a verse has up to a hundred. */
const shownAtFirst = 7

interface Props extends Omit<ReferenceListProps, 'references' | 'most' | 'isMissingUnsaid'> {
  found: Omit<VerseReferences, 'verse'>
}

export function SourcedList({ found: { references, lender, pack }, ...list }: Props) {
  const { t, i18n } = useTranslation('sidebar')
  const [isAll, setIsAll] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const left = pack && !isAll ? references.length - shownAtFirst : 0
  const showAll = () => {
    flushSync(() => setIsAll(true))
    // The button is gone: whoever pressed it by key goes on where it stood.
    box.current?.querySelectorAll('a')[shownAtFirst]?.focus()
  }
  return (
    <div ref={box}>
      <BorrowedFrom lender={lender} />
      {pack && <p className={styles.hint}>{t('referencesBy', { source: isolate(pack.name) })}</p>}
      <ReferenceList
        {...list}
        references={references}
        isMissingUnsaid={pack !== undefined && list.isOneOfMany === true}
        most={left > 0 ? shownAtFirst : undefined}
      />
      {left > 0 && (
        <Button variant="quiet" onClick={showAll}>
          {t('topics:more', { number: formatNumber(left, i18n.language) })}
        </Button>
      )}
    </div>
  )
}

/** The packs that brought some of these, each once, with their licences. */
export function ReferenceCredits({ found }: { found: readonly Pick<VerseReferences, 'pack'>[] }) {
  const packs = new Map(found.flatMap(({ pack }) => (pack ? [[pack.abbr, pack]] : [])))
  return [...packs.values()].map((pack) => <PackCredit key={pack.abbr} pack={pack} />)
}
