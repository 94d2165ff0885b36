/** Help items: the title and the first words of each. */

import { directionOf } from '#core/contract/locales'
import { type HelpItem, helpPath } from '#core/contract/pages/article'
import styles from './help.module.css'

export function HelpItems({ items }: { items: readonly HelpItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={helpPath(item)}>
            <strong dir="auto">{item.title}</strong>
            <span lang={item.locale} dir={directionOf(item.locale)}>
              {item.description}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
