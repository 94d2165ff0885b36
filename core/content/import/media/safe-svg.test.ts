import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { safeSvg } from './safe-svg'

const clean = (body: string) => {
  const dropped: string[] = []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${body}</svg>`
  return { safe: safeSvg(svg, 'a.svg', (one) => dropped.push(one)), dropped }
}

describe('an SVG document', () => {
  it('keeps what draws', () => {
    const body =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<path d="M0 0h9" fill="url(#g)" style="stroke:red"></path><text x="1">A &lt; B</text><use href="#g"></use>'
    expect(clean(body).safe).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`)
  })

  it.each([
    ['<script>alert(1)</script>', ['script']],
    ['<g onload="alert(1)"></g>', ['g onload']],
    ['<a xlink:href="javascript:alert(1)"><text>x</text></a>', ['a']],
    ['<use xlink:href="https://evil.example/x.svg#a"></use>', ['use xlink:href', 'use href']],
    ['<image href="https://evil.example/x.png"></image>', ['image']],
    ['<foreignObject><p>x</p></foreignObject>', ['foreignObject']],
    ['<style>@import url(https://evil.example/)</style>', ['style']],
    ['<rect style="fill:url(https://evil.example/)"></rect>', ['rect style']],
    ['<rect fill="url(&quot;https://evil.example/&quot;)"></rect>', ['rect fill']],
    ['<rect style="fill:u\\72l(https://evil.example/)"></rect>', ['rect style']],
    ['<set attributeName="href" to="javascript:x"></set>', ['set']],
    ['<animate attributeName="href" values="javascript:x"></animate>', ['animate']],
  ])('loses what runs or leads out: %s', (body, dropped) => {
    const { safe = '', dropped: found } = clean(body)
    expect(safe).not.toMatch(/script|evil|on\w+=|foreign|import/)
    expect(found).toEqual(dropped)
  })

  it('is refused when it is another document, broken or a bomb of entities', async () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>'
    const list = 'file,title\na.svg,A\nb.svg,B\nc.svg,C\n'
    const { manifest, report } = await importSmall({
      'list.csv': list,
      'a.svg': bomb,
      'b.svg': '<svg><g></svg>',
      'c.svg': '<svg><circle r="1"/></svg>',
    })
    expect(manifest.counts.media).toBe(1)
    expect(report.totals).toEqual({ 'media-unsafe': 2, 'media-absent': 2 })
  })
})
