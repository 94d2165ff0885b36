/** What stands on the page until the scripts draw a screen: its title, and lines (src/styles/coming.css). Hidden without scripts. */
import type { ScreenFacts } from '#core/contract/address/screens'
import { element, type ScriptureElement } from '#core/scripture/text/node'

const lineCount = 6

export function comingScreen({ isForm, isArea }: ScreenFacts, title: string): ScriptureElement {
  const lines = Array.from({ length: lineCount }, () => element('span', {}))
  return element(
    'div',
    { class: 'coming', ...(isForm && { 'data-form': 'true' }), ...(isArea && { 'data-page': 'true' }) },
    element('p', {}, title),
    element('div', { class: 'panel-lines' }, lines),
  )
}
