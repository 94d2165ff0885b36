/** Draws help items as a list or a grid: the title and the first words of each. */

import { directionOf } from '#core/contract/locales'
import { type HelpItem, helpPath } from '#core/contract/pages/article'
import { useOption } from '../../../model/options/options'
import styles from './help.module.css'

export function HelpItems({ items }: { items: readonly HelpItem[] }) {
  const isGrid = useOption('help.gridView')
  return (
    <ul className={styles.items} data-grid={isGrid || undefined}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={helpPath(item)}>
            <strong>{item.title}</strong>
            <span lang={item.locale} dir={directionOf(item.locale)}>
              {item.description}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
