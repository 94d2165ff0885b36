import { expect, it } from 'vitest'
import { cleanMessage } from './clean-message'

it.each([
  ['Hallo <b>Welt</b>', 'Hallo <b>Welt</b>'],
  [
    '<a href="https://example.org/a?b=1&amp;c=2">da</a>',
    '<a href="https://example.org/a?b=1&amp;c=2">da</a>',
  ],
  ['<a href="/profile">da</a><br/>', '<a href="/profile">da</a><br>'],
  ['<ul><li>eins<li>zwei</ul>', '<ul><li>eins<li>zwei</li></li></ul>'],
  ['<p>offen', '<p>offen</p>'],
  ['zu</b> früh', 'zu früh'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<b onclick="alert(1)">x</b>', '&lt;b onclick=&quot;alert(1)&quot;&gt;x'],
  ['<scr<b>ipt>', '&lt;scr<b>ipt&gt;</b>'],
  ['<a href="https://x/&quot;onclick=&quot;y">x</a>', '<a href="https://x/&quot;onclick=&quot;y">x</a>'],
])('%s', (html, expected) => {
  expect(cleanMessage(html)).toBe(expected)
})
