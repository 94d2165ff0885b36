/** A whole commentary: its books and chapters as links into the text, which opens with the commentary beside it. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalOf } from '#core/canonical'
import { chaptersInPack } from '#core/content/reading/chapters-in-pack'
import { findPack } from '#core/content/reading/content-source'
import type { PackSummary, StoredManifest } from '#core/contract/content/answers'
import { addressPath } from '#core/scripture/reading/addresses/addresses'
import { presence } from '#db/presence'
import styles from '../../model/contents/commentary/commentary.module.css'
import { chooseCommentary } from '../../model/contents/commentary/use-commentaries'
import { ContentProblem } from '../../model/contents/content-problem'
import { storedContents } from '../../model/contents/stored-contents'
import { PackCredit } from '../../model/contents/text/pack-credit'
import { usePackManifest } from '../../model/contents/use-pack-manifest'
import { useBookName } from '../../model/library/use-book-name'
import { useOverlayTitle } from '../../model/place/overlay-title'
import { type ShownEdition, useShownEdition } from '../../model/study/shown-edition'
import { database } from '../../platform/local/database'
import { Awaited } from '../../ui/page/awaited'

export function WholeCommentary({ pack }: { pack: PackSummary }) {
  const { t } = useTranslation('commentary')
  useOverlayTitle(pack.name, pack.locale)
  const shown = useShownEdition()
  const { abbr } = pack
  const manifest = usePackManifest(abbr, pack.version)
  return (
    <div className={styles.commentary}>
      <p className={styles.hint}>{t('wholeHint')}</p>
      {manifest.kind !== 'here' ? (
        <ContentProblem content={manifest} absent={t('common:notFound')} />
      ) : (
        shown && (
          <Books
            pack={pack}
            books={booksOf(manifest.data)}
            shown={shown}
            onFollow={() => chooseCommentary(abbr)}
          />
        )
      )}
      {(manifest.kind === 'loading' || !shown) && <Awaited />}
      <PackCredit pack={pack} />
    </div>
  )
}

interface BooksProps {
  pack: PackSummary
  books: readonly number[]
  shown: ShownEdition
  onFollow: () => void
}

/** The books that the edition on the screen has too. */
function Books({ pack, books, shown: { manifest, naming }, onFollow }: BooksProps) {
  const { t } = useTranslation('commentary')
  const nameOf = useBookName()
  const [open, setOpen] = useState<number>()
  const explained = useExplainedChapters(pack)
  const isExplained = (chapter: number) =>
    !explained ||
    chaptersInPack(chapter, manifest.numbering, pack.numbering).some((one) => explained.has(one))
  const known = manifest.bookList.filter(({ number }) => books.includes(number))
  return (
    <section aria-label={t('books')}>
      {known.map(({ number, chapters }) => (
        <section key={number} className={styles.section}>
          <h4>
            <button
              type="button"
              aria-expanded={open === number}
              onClick={() => setOpen(open === number ? undefined : number)}
            >
              <bdi>{nameOf(number)}</bdi>
            </button>
          </h4>
          {open === number && (
            <div className={styles.chapters}>
              {chapters
                .filter((chapter) => isExplained(canonicalOf(number, chapter)))
                .map((chapter) => (
                  <a
                    key={chapter}
                    href={addressPath(
                      [manifest.abbreviation],
                      canonicalOf(number, chapter),
                      undefined,
                      naming,
                    )}
                    onClick={onFollow}
                  >
                    {chapter}
                  </a>
                ))}
            </div>
          )}
        </section>
      ))}
    </section>
  )
}

/** Canonical chapters of the pack with a section, where it is on this device as a whole; otherwise only its books are known. */
function useExplainedChapters({ abbr, version }: PackSummary): ReadonlyMap<number, unknown> | undefined {
  return useLiveQuery(async () => {
    const row = await database.packs.get(abbr)
    if (!row || presence(row) !== 'here') return undefined
    return await (await findPack(storedContents, abbr))?.chapters()
  }, [abbr, version])
}

/** Books that the commentary explains. */
function booksOf({ segments }: StoredManifest): number[] {
  return segments.flatMap(({ role, scope }) =>
    role === 'articles' && Number(scope) > 0 ? [Number(scope)] : [],
  )
}
