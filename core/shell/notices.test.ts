import { describe, expect, it } from 'vitest'
import { withNoticesOf } from './notices'

const notice = (kind: string, locale: string, dir: string, text: string) =>
  `<p class="${kind}" data-locale="${locale}" lang="${locale}" dir="${dir}">${text}</p>`

const shell = `<body><noscript>${notice('notice', 'de', 'ltr', 'aus')}${notice('notice', 'fa', 'rtl', 'خاموش')}</noscript>${notice('notice outdated', 'de', 'ltr', 'alt')}${notice('notice outdated', 'fa', 'rtl', 'قدیمی')}<div id="first">`

describe('withNoticesOf', () => {
  it('keeps the notices of the language, without a mark to choose by', () => {
    expect(withNoticesOf(shell, 'fa')).toBe(
      '<body><noscript><p class="notice" lang="fa" dir="rtl">خاموش</p></noscript>' +
        '<p class="notice outdated" lang="fa" dir="rtl">قدیمی</p><div id="first">',
    )
  })

  it('leaves other paragraphs as they were', () => {
    const others = '<p class="notice">blocked</p><p>text</p>'
    expect(withNoticesOf(others, 'de')).toBe(others)
  })
})
