/** Four ways to say what a plan reads: books, passages, a topic, a tag. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../../ui/controls/tabs'
import listStyles from '../../../../ui/note/list.module.css'
import styles from '../builder.module.css'
import { AddBooks } from './add-books'
import { AddPassages } from './add-passages'
import type { AddProps } from './add-props'
import { AddTag } from './add-tag'
import { AddTopic } from './add-topic'

const kinds = ['books', 'passages', 'topic', 'tag'] as const

const adders = {
  books: AddBooks,
  passages: AddPassages,
  topic: AddTopic,
  tag: AddTag,
} satisfies Record<(typeof kinds)[number], (props: AddProps) => React.ReactNode>

export function SourceChoice({ isFull, ...props }: AddProps & { isFull: boolean }) {
  const { t } = useTranslation('planning')
  const [kind, setKind] = useState<(typeof kinds)[number]>('books')
  const Add = adders[kind]
  if (isFull) return <p className={listStyles.hint}>{t('sourcesFull')}</p>
  return (
    <>
      <div className={styles.kinds}>
        <Tabs
          label={t('from')}
          tabs={kinds.map((name) => ({ name, title: t(`from-${name}`) }))}
          current={kind}
          onChoose={setKind}
        />
      </div>
      <Add {...props} />
    </>
  )
}
