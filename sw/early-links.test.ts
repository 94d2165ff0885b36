import { describe, expect, it } from 'vitest'
import { earlyLinks } from './early-links'

describe('earlyLinks', () => {
  it('names scripts of the shell the way their elements do', () => {
    const shell = `<head><link rel="icon" href="/icon.svg" />
      <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/lato.woff2" />
      <script src="/boot.js"></script>
      <script type="module" crossorigin src="/assets/index-1.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/libraries-2.js">
      <link disabled rel="stylesheet" crossorigin href="/assets/app-3.css"></head>`
    expect(earlyLinks(shell).split(', ')).toEqual([
      '</boot.js>; rel=preload; as=script',
      '</assets/index-1.js>; rel=modulepreload; crossorigin',
      '</assets/libraries-2.js>; rel=modulepreload; crossorigin',
    ])
  })

  it('is empty for a page without files', () => {
    expect(earlyLinks('<p>offline</p>')).toBe('')
  })
})
