/** Reads what Chromium prints: the words of each page and where they stand. Only what its PDF writer makes of text. */
import { inflateSync } from 'node:zlib'

/** Words in one line of one font, in points from the upper left corner of the page. */
export interface Run {
  text: string
  left: number
  baseline: number
}

/** The runs of every page, in the order in which they were drawn. */
export function readPdf(file: Buffer): Run[][] {
  const objects = objectsOf(file)
  const at = (dictionary: string, key: string) => {
    const [, number = ''] = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary) ?? []
    return objects.get(Number(number))
  }
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type\s*\/Page\b/.test(dictionary))
    .map((page) => {
      const [, height = '0'] = /\/MediaBox \[0 0 \S+ (\S+)\]/.exec(page.dictionary) ?? []
      const fonts = [...page.dictionary.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = '']) => {
        const unicode = at(at(page.dictionary, name)?.dictionary ?? '', 'ToUnicode')
        return [name, lettersOf(unicode?.content ?? '')] as const
      })
      return runsOf(at(page.dictionary, 'Contents')?.content ?? '', new Map(fonts), Number(height))
    })
}

interface PdfObject {
  dictionary: string
  content: string
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  const whole = file.toString('latin1')
  for (const { 1: number, 2: body = '', index } of whole.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const [marker] = /stream\r?\n/.exec(body) ?? []
    const dictionary = marker ? body.slice(0, body.indexOf(marker)) : body
    const start = whole.indexOf(body, index) + dictionary.length + (marker?.length ?? 0)
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
    const raw = file.subarray(start, start + length)
    const isText = marker && dictionary.includes('/FlateDecode') && !dictionary.includes('/Subtype /Image')
    objects.set(Number(number), { dictionary, content: isText ? inflateSync(raw).toString('latin1') : '' })
  }
  return objects
}

/** Letters by the code of their glyph. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  const put = (code: number, text: string) => letters.set(code.toString(16).padStart(4, '0'), text)
  const spelled = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
  for (const [, pairs = ''] of table.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code = '', text = ''] of pairs.matchAll(/<(\w+)> <(\w+)>/g))
      put(Number.parseInt(code, 16), spelled(text))
  for (const [, rows = ''] of table.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of rows.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16)
      const letter = Number.parseInt(text, 16)
      for (let code = first; code <= Number.parseInt(to, 16); code += 1)
        put(code, String.fromCodePoint(letter + code - first))
    }
  return letters
}

type Matrix = readonly [number, number, number, number, number, number]

/** What `inner` makes of a point, then `outer`. */
function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

/** Runs begin at `Tm`; glyphs after a `Td` go on in them. */
function runsOf(content: string, fonts: ReadonlyMap<string, Map<string, string>>, height: number): Run[] {
  const runs: Run[] = []
  const kept: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let letters = new Map<string, string>()
  const matrixIn = (words: readonly string[]): Matrix => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = words.slice(-7, -1).map(Number)
    return [a, b, c, d, e, f]
  }
  for (const line of content.split('\n')) {
    const words = line.trim().split(/\s+/)
    const operator = words.at(-1)
    if (operator === 'q') kept.push(matrix)
    else if (operator === 'Q') matrix = kept.pop() ?? matrix
    else if (operator === 'cm') matrix = times(matrixIn(words), matrix)
    else if (operator === 'Tf') letters = fonts.get((words[0] ?? '').slice(1)) ?? new Map()
    else if (operator === 'Tm') {
      const [, , , , left, bottom] = times(matrixIn(words), matrix)
      runs.push({ text: '', left, baseline: height - bottom })
    } else if (operator === 'Tj') {
      const [, codes = ''] = /<(\w+)>/.exec(line) ?? []
      const text = (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code.toLowerCase()) ?? '?')
      const run = runs.at(-1)
      if (run) run.text += text.join('')
    }
  }
  return runs
}
