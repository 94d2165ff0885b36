/** Name, colour and sharing of a tag; a field is stored when it is changed or left. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TagColour, tagColours } from '#core/contract/members/tag-colours'
import * as limits from '#core/limits'
import type { KnownTag } from '../../model/study/use-tags'
import { workerClient } from '../../platform/client/worker-client'
import { Button } from '../../ui/controls/button'
import choice from '../../ui/controls/choice.module.css'
import { Switch } from '../../ui/controls/switch'
import { TagDot } from '../../ui/note/tag-chips'
import chips from '../../ui/note/tag-chips.module.css'
import { useReporting } from '../../ui/snackbars/use-reporting'
import styles from './tag-form.module.css'

interface Props {
  tag: KnownTag
  /** Absent for a built-in tag. */
  onRemove: (() => Promise<void>) | undefined
}

export function TagForm({ tag, onRemove }: Props) {
  const { t } = useTranslation('tags')
  const report = useReporting()
  const [name, setName] = useState(tag.name)
  const store = (change: { name?: string; colour?: TagColour | undefined; shared?: boolean }) => {
    const { colour, ...rest } = { name: tag.name, colour: tag.colour, shared: tag.shared, ...change }
    const body = { ...rest, ...(colour ? { colour } : {}) }
    void report(workerClient().change({ kind: 'tag', key: `tag:${tag.id}`, body }))
  }
  const leave = () => {
    const wanted = name.trim()
    if (wanted === '') setName(tag.name)
    else if (wanted !== tag.name) store({ name: wanted })
  }
  const colours: readonly (TagColour | undefined)[] = tag.isBuiltIn ? [] : [undefined, ...tagColours]
  return (
    <div className={styles.form}>
      <label className={styles.field}>
        {t('name')}
        <input
          dir="auto"
          maxLength={limits.maxTagName}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onBlur={leave}
        />
      </label>
      {colours.length > 0 && (
        <fieldset className={styles.colours}>
          <legend>{t('colour')}</legend>
          {colours.map((colour) => (
            <label key={colour ?? 'none'} className={`${chips.tag} ${choice.choice} ${styles.colour}`}>
              <input
                type="radio"
                name="tag-colour"
                checked={tag.colour === colour}
                onChange={() => store({ colour })}
              />
              <TagDot colour={colour} />
              {t(colour ? `colour-${colour}` : 'noColour')}
            </label>
          ))}
        </fieldset>
      )}
      <Switch label={t('share')} isOn={tag.shared} onChange={(shared) => store({ shared })} />
      <p className={styles.hint}>{t('shareHint')}</p>
      {onRemove && (
        <div>
          <Button variant="danger" onClick={() => void onRemove()}>
            {t('delete')}
          </Button>
        </div>
      )}
    </div>
  )
}
