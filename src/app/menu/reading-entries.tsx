/** The first entries of the main menu: continue reading, and a random passage (spec 1 §2 "read or read-on"). */

import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { chapterOf } from '#core/canonical'
import { standardWord } from '#core/contract/address/standard-word'
import { type Numbering } from '#core/contract/editions/edition'
import { convert } from '#core/scripture/numbering/convert'
import { randomPassage } from '#core/scripture/random-passages'
import { hasChapter } from '#core/scripture/reading/neighbours'
import { useCurrentReading } from '../../model/place/current-reading'
import { readOn } from '../../model/study/record-activity'
import { useReadOn } from '../../model/study/use-read-on'
import { byTheWay } from '../../platform/client/by-the-way'
import { pageSource } from '../../platform/local/page-source'
import { ReadIcon } from '../../ui/controls/icons'
import { RandomIcon } from '../../ui/controls/panel-icons'
import { MenuLink } from './menu-link'

/** The numbering of the table of places. */
const english: Numbering = { base: 'eng', corrections: [] }

export function ReadingEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const last = useReadOn()
  const { history } = useRouter()
  const { data } = useCurrentReading()
  const openByChance = async () => {
    const translations = data?.address?.abbreviations ?? last?.abbreviations ?? [standardWord]
    history.push(await randomPath(translations))
  }
  return (
    <>
      {last && (
        <MenuLink path={last.path} onClose={onClose} onFollow={readOn}>
          <ReadIcon className="icon" aria-hidden />
          <span>{t('continueReading')}</span>
          <small>
            <bdi>{last.title}</bdi>
          </small>
        </MenuLink>
      )}
      <button
        type="button"
        onClick={() => {
          onClose()
          byTheWay(openByChance())
        }}
      >
        <RandomIcon className="icon" aria-hidden />
        {t('finding:randomPassage')}
      </button>
    </>
  )
}

/**
 * The target of "random passage": a place that the first available of some translations has (FEATURES
 * READ-15).
 */
export async function randomPath(translations: readonly string[]): Promise<string> {
  const manifest = (await pageSource.edition(translations[0] ?? ''))?.manifest
  const inEdition = (passage: number) =>
    manifest ? (convert(passage, english, manifest.numbering)[0]?.canonical ?? passage) : passage
  const passage = randomPassage(
    Math.random(),
    (one) => !manifest || hasChapter(manifest.bookList, chapterOf(inEdition(one))),
  )
  return `/${translations.join('.')}/${inEdition(passage)}`
}
