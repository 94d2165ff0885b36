/** Props that make a button open a header panel. */
import type { PanelName } from './panel-state'

export type PanelButton = (name: PanelName) => {
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'data-panel': string
  onClick: (event: { currentTarget: HTMLElement }) => void
}
