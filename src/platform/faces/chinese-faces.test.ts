// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { watchForChinese } from './chinese-faces'

afterEach(() => document.body.replaceChildren())

const show = (html: string) => document.body.insertAdjacentHTML('beforeend', html)

describe('the faces of Chinese', () => {
  it('come with a text, once each, and those of its script', async () => {
    const brought: string[] = []
    show('<div class="scripture" lang="en">In the beginning</div>')
    watchForChinese((script) => brought.push(script))
    expect(brought).toEqual([])
    show('<ul><li><bdi lang="zh-Hans">和合本</bdi></li></ul>')
    show('<div class="scripture" lang="zh-Hant">起初</div><p lang="zh-TW">起初</p>')
    await expect.poll(() => brought).toEqual(['Hant'])
    show('<div class="cell" lang="zh">起初</div>')
    await expect.poll(() => brought).toEqual(['Hant', 'Hans'])
  })
})
