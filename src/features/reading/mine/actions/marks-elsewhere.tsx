/** Says of selected verses which words are marked in other editions, or were in a text that has been corrected since. */
import { useTranslation } from 'react-i18next'
import { marksElsewhere } from '#core/study/word-marks/drawn-colours'
import type { ChosenChapter } from '../../../../model/text/selected'
import { verseTextOf } from '../../../../model/text/verse-text'
import { isolate } from '../../../../ui/words/isolate'
import styles from '../mine.module.css'
import type { ChapterMark, ChapterThings } from '../use-chapter-things'

interface Props {
  chapters: readonly ChosenChapter[]
  things: readonly ChapterThings[]
}

/** The bar stands over the text: more would cover it. */
const atMost = 2

export function MarksElsewhere({ chapters, things }: Props) {
  const { t } = useTranslation('tags')
  const found = chapters.flatMap((chapter, at) => elsewhere(chapter, things[at]))
  return found.slice(0, atMost).map(({ key, mark: { edition, words } }) => (
    <p key={key} className={styles.elsewhere}>
      {t('markedIn', { edition, words: isolate(words) })}
    </p>
  ))
}

function elsewhere({ data, verses }: ChosenChapter, things: ChapterThings | undefined): ChapterMark[] {
  return verses.flatMap((verse) => {
    const marks = things?.marks.get(verse) ?? []
    const here = data.manifests.map(({ abbreviation }) => abbreviation)
    return marks.filter((one) => {
      if (!here.includes(one.mark.edition)) return true
      const text = verseTextOf(data, one.mark)
      return (
        text !== undefined && marksElsewhere({ marks: [one] }, { edition: one.mark.edition, text }).length > 0
      )
    })
  })
}
