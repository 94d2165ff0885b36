import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { type ContentNode, wordsOf } from '../../../contract/content/article'
import { decodeEntities } from '../../../html-entities'
import { tokeniseHtml } from './tokenise-html'

const chapter = `<center><font size="+3"><b>G E N E S I S</b></font></center>
<div class="article"><br> Chapter 11 <br><p class="tab-1">The dispersion (Gen. 11:1-9).</p></br></br></div><hr/>
<h2>
 Genesis 11:1–4
</h2>
<div><p>
  Tells us <i>
   by
  </i>
  , that is. See
     <span class="bibleref" title="Ps.122.1">
      Ps. 122:1
     </span>
     ; <span class="bibleref" title="Isa.2.3">Isa. 2:3</span>, <span class="bibleref" title="Isa.2.99">99</span>
</p><div class="exbib-copyright-short">Copyright</div></div>
<h2>Genesis 11:Verses5–9</h2><p>Babel<p>More <script>alert("</p>")</script><b onclick="x()">bold<blink>blink</blink></b></p>
<h2>Genesis 11:10b-32</h2><table><tr><td>Shem</td><td>Peleg</td></tr></table><img src="map.png" alt="A map"><img src="https://x.y/z.png">`

describe('a commentary of HTML files', () => {
  it('gives introductions and sections as a closed tree', async () => {
    const { articles, manifest, report } = await importSmall({
      'c/GEN.11.html': chapter,
      'c/GEN.0.html': '<center><h1>GENESIS</h1></center><p>The first book.</p>',
      'c/preface.html': '<h1>Preface</h1><p>To the reader.</p>',
      'c/manifest.json': '{"title": "x"}',
    })
    expect(manifest.kind).toBe('commentary')
    expect(articles.map(({ head, at }) => [head, at?.[0]?.from, at?.[0]?.to])).toEqual([
      ['Genesis', 1000000, 1000000],
      ['Genesis 11', 1011000, 1011000],
      ['Genesis 11:1–4', 1011001, 1011004],
      ['Genesis 11:Verses5–9', 1011005, 1011009],
      ['Genesis 11:10b-32', 1011010, 1011032],
      ['Preface', undefined, undefined],
    ])
    expect(articles[2]?.parts).toEqual([
      {
        tag: 'p',
        children: [
          'Tells us ',
          { tag: 'em', children: ['by'] },
          ', that is. See ',
          { tag: 'ref', from: 19122001, to: 19122001, children: ['Ps. 122:1'] },
          '; ',
          { tag: 'ref', from: 23002003, to: 23002003, children: ['Isa. 2:3'] },
          ', 99',
        ],
      },
    ])
    expect(articles[3]?.parts).toEqual([
      { tag: 'p', children: ['Babel'] },
      { tag: 'p', children: ['More ', { tag: 'strong', children: ['boldblink'] }] },
    ])
    expect(articles[4]?.parts.map((part) => wordsOf([part]))).toEqual(['Shem Peleg', 'A map'])
    expect(report.totals).toEqual({
      'content-dropped': 1,
      'file-skipped': 1,
      'link-dropped': 1,
      'markup-dropped': 1,
      'media-absent': 1,
      'reference-absent': 1,
    })
  })
})

describe('hostile HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></math>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<!--><script>alert(1)</script>-->',
    '<p "><script>alert(1)</script>',
    '<object data="x.swf"><param></object>',
    '<base href="https://evil.example/">',
  ])('leaves at most words: %s', async (html) => {
    const { articles } = await importSmall({ 'GEN.1.html': `<p>kept</p>${html}<p>too</p>` })
    const nodes = articles.flatMap(({ parts }) => parts.flatMap(flat))
    for (const node of nodes) {
      if (typeof node === 'string') continue
      expect(Object.keys(node).sort()).toEqual(['children', 'tag'])
      expect(node.tag).toMatch(/^(?:p|em|strong|sup)$/)
    }
    expect(wordsOf(articles[0]?.parts ?? [])).toContain('kept')
  })

  it('of a hundred thousand open elements is read in time and depth', async () => {
    const { articles } = await importSmall({ 'GEN.1.html': `${'<div><b>'.repeat(50_000)}deep` })
    expect(wordsOf(articles[0]?.parts ?? [])).toBe('deep')
  })

  it('of attributes and tags without an end is read in time', () => {
    for (const html of [
      `<p ${'a='.repeat(100_000)}`,
      '<'.repeat(100_000),
      `<p ${'"'.repeat(100_000)}`,
      '<!--'.repeat(50_000),
    ])
      expect([...tokeniseHtml(html)].length).toBeLessThanOrEqual(100_000)
  })
})

describe('entities', () => {
  it('become characters, unknown ones stay', () => {
    expect(decodeEntities('&lt;b&gt; &eacute;&Uuml;&ccedil; &#8220;&#x2019; &mdash; &nope; AT&T')).toBe(
      '<b> éÜç “’ — &nope; AT&T',
    )
    expect(decodeEntities('&#0;&#xD800;&#1114112;')).toBe('\uFFFD\uFFFD\uFFFD')
  })
})

function flat(node: ContentNode): ContentNode[] {
  return typeof node === 'string' || !('children' in node) ? [node] : [node, ...node.children.flatMap(flat)]
}
