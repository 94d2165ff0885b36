/** All keys of the app (spec 1 §2). The list is open at once if the person typed `?`. */
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Summary } from '../../../ui/controls/summary'
import styles from './help.module.css'
import { KeyboardIcon } from './help-icons'

/** The effect of each combination of keys; several combinations may do the same. */
const rows: readonly { does: string; keys: readonly (readonly string[])[] }[] = [
  { does: 'field', keys: [['/']] },
  {
    does: 'books',
    keys: [
      ['Shift', 'B'],
      ['Ctrl', 'Shift', 'B'],
    ],
  },
  { does: 'translations', keys: [['b'], ['Ctrl', 'B']] },
  { does: 'menu', keys: [['m']] },
  { does: 'help', keys: [['?']] },
  { does: 'chapters', keys: [['←'], ['→']] },
  { does: 'verses', keys: [['↑'], ['↓']] },
  { does: 'select', keys: [['Enter'], ['Space']] },
  {
    does: 'extend',
    keys: [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
  },
  {
    does: 'words',
    keys: [
      ['Shift', '←'],
      ['Shift', '→'],
    ],
  },
  {
    does: 'wordsStart',
    keys: [
      ['Ctrl', 'Shift', '←'],
      ['Ctrl', 'Shift', '→'],
    ],
  },
  { does: 'lookUp', keys: [['l']] },
  { does: 'hits', keys: [['j'], ['k']] },
  { does: 'back', keys: [['Esc']] },
]

export function KeyList() {
  const { t } = useTranslation('help')
  const list = useRef<HTMLDetailsElement>(null)
  const isAskedFor = useRouterState({ select: ({ location }) => location.hash === 'keys' })
  // Going from `/help` to `/help#keys` loads nothing, because it is an anchor.
  useEffect(() => {
    if (isAskedFor && list.current) list.current.open = true
  }, [isAskedFor])
  return (
    <details ref={list} id="keys" className={styles.keys}>
      <Summary>
        <KeyboardIcon className="icon" aria-hidden />
        <h2>{t('keys')}</h2>
      </Summary>
      <dl>
        {rows.map(({ does, keys }) => (
          <div key={does}>
            <dt>
              {keys.map((together, index) => (
                <span key={together.join()}>
                  {index > 0 && <small> {t('or')} </small>}
                  <Keys together={together} />
                </span>
              ))}
            </dt>
            <dd>{t(`key-${does}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('keysHint')}</p>
    </details>
  )
}

function Keys({ together }: { together: readonly string[] }): ReactNode {
  const { t } = useTranslation('help')
  const named = (key: string) => (/^(Shift|Ctrl|Enter|Space)$/.test(key) ? t(`name-${key}`) : key)
  return (
    <bdi dir="ltr">
      {together.map((key) => (
        <kbd key={key}>{named(key)}</kbd>
      ))}
    </bdi>
  )
}
