/** The verses with a tag of the member's own. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTarget } from '#core/contract/members/target'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { useTaggedVerses } from '../../../../model/study/use-tagged-verses'
import { useTags } from '../../../../model/study/use-tags'
import input from '../../../../ui/controls/input.module.css'
import { DropDown } from '../../../../ui/form/drop-down'
import styles from '../builder.module.css'
import { sourceOf } from '../draft'
import type { AddProps } from './add-props'
import { ChosenSource } from './chosen-source'

export function AddTag(props: AddProps) {
  const { t } = useTranslation('planning')
  const tags = useTags()
  const [id, setId] = useState('')
  if (!tags) return null
  const chosen = tags.get(id)
  return (
    <div className={styles.adder}>
      <label className={styles.line}>
        {t('from-tag')}
        <DropDown className={input.input} value={id} onChange={({ target }) => setId(target.value)}>
          <option value="">{t('chooseTag')}</option>
          {[...tags.values()].map((tag) => (
            <option key={tag.id} value={tag.id}>
              {tag.name}
            </option>
          ))}
        </DropDown>
      </label>
      {chosen && <Chosen key={id} tag={id} name={chosen.name} {...props} />}
    </div>
  )
}

function Chosen({ tag, name, numbering, onAdd }: AddProps & { tag: string; name: string }) {
  const rows = useTaggedVerses(tag)
  if (!rows) return null
  const ranges = [...new Set(rows.map((row) => row.target))]
    .flatMap((target) => {
      const verse = readTarget(target)
      if (!verse) return []
      const { canonical, numbering: base } = verse
      return convertRange(
        canonical,
        canonical,
        { base, corrections: [] },
        { base: numbering, corrections: [] },
      )
    })
    .sort((one, other) => one.from - other.from)
  const source = sourceOf(name, ranges, numbering)
  return <ChosenSource source={source} onAdd={onAdd} />
}
