/**
 * Brings the faces of texts in Chinese when such a text comes onto the page: their lists of files are style sheets that nobody else
 * loads. No part of the first load; until they are here, the text stands in the device's face, whose letters are as wide.
 */
import { scriptOf } from '#core/contract/locales'
import simplified from '../../styles/faces/lang-noto-serif-sc.css?url'
import traditional from '../../styles/faces/lang-noto-serif-tc.css?url'

const sheets: Readonly<Record<string, string>> = { Hans: simplified, Hant: traditional }
/** Texts to read; names of editions in lists stay in the device's face. */
const texts = ':is(article, blockquote, div, h1, h2, ol, p, ul)[lang|="zh"]'

/** Watches for them as long as the page lives; `bring` is called once for each script (ISO 15924). Call once. */
export function watchForChinese(bring: (script: string) => void = bringSheet): void {
  const brought = new Set<string>()
  const look = () => {
    for (const text of document.querySelectorAll<HTMLElement>(texts)) {
      const script = scriptOf(text.lang)
      if (brought.has(script)) continue
      brought.add(script)
      bring(script)
    }
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['lang'],
  })
  look()
}

function bringSheet(script: string): void {
  const sheet = sheets[script]
  if (!sheet) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.append(link)
}
