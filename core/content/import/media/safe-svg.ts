/**
 * Keeps of an SVG document what draws: known elements with known attributes, links only within the document. Scripts, styles, events,
 * animations, pictures from elsewhere and foreign markup are left out; the rest is written anew, so that nothing unread remains.
 */
import { strToU8 } from 'fflate'
import { AppError } from '../../../errors'
import { type Decode, decodeText } from '../../../scripture/editions/container/decode-text'
import type { SourceFile } from '../../../scripture/editions/container/source-file'
import { withoutPadding } from '../../../scripture/editions/container/without-padding'
import { type Attributes, readXml } from '../../../scripture/editions/xml/read-xml'
import type { ContentLog } from '../report'

const elements: ReadonlySet<string> = new Set(
  'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg symbol text textPath title tspan use'.split(
    ' ',
  ),
)

const attributeNames: ReadonlySet<string> = new Set(
  (
    'class clip-path clip-rule clipPathUnits cx cy d dominant-baseline dx dy fill fill-opacity fill-rule font-family font-size font-style ' +
    'font-weight fx fy gradientTransform gradientUnits height href id lang letter-spacing marker-end marker-mid marker-start markerHeight ' +
    'markerUnits markerWidth mask maskUnits maskContentUnits offset opacity orient overflow paint-order patternContentUnits patternTransform ' +
    'patternUnits points preserveAspectRatio r refX refY rotate role rx ry space spreadMethod startOffset stop-color stop-opacity stroke ' +
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style text-anchor ' +
    'textLength transform unicode-bidi direction vector-effect viewBox visibility width word-spacing x x1 x2 y y1 y2 aria-label aria-hidden'
  ).split(' '),
)

/** The safe document; undefined where it is none, or cannot be read. */
export function safeSvgFile(
  { path, bytes }: SourceFile<string>,
  decode: Decode,
  log: ContentLog,
): Uint8Array | undefined {
  try {
    const { text } = decodeText(path, withoutPadding(bytes), decode)
    const safe = safeSvg(text, path, (element, line) =>
      log.add('content-dropped', { file: path, line }, { element }),
    )
    return safe === undefined ? undefined : strToU8(safe)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** The safe text; what is left out is told to `onDropped`. Throws what `readXml` throws. */
export function safeSvg(
  svg: string,
  file: string,
  onDropped: (element: string, line: number) => void,
): string | undefined {
  const written: string[] = []
  let hidden = 0
  let depth = 0
  let hasRoot = false
  readXml(svg, file, {
    open(name, attributes, line) {
      depth += 1
      if (depth === 1) hasRoot = name === 'svg'
      if (hidden === 0 && !elements.has(name)) onDropped(name, line)
      if (hidden > 0 || !elements.has(name)) {
        hidden += 1
        return
      }
      const root = depth === 1 ? ' xmlns="http://www.w3.org/2000/svg"' : ''
      written.push(
        `<${name}${root}${safeAttributes(attributes, (one) => onDropped(`${name} ${one}`, line))}>`,
      )
    },
    close(name) {
      depth -= 1
      if (hidden > 0) hidden -= 1
      else written.push(`</${name}>`)
    },
    text(text) {
      if (hidden === 0) written.push(escaped(text))
    },
  })
  return hasRoot ? written.join('').trim() : undefined
}

function safeAttributes(attributes: Attributes, onDropped: (name: string) => void): string {
  return Object.entries(attributes)
    .map(([name, value = '']) => {
      if (attributeNames.has(name) && isSafe(name, value)) return ` ${name}="${escaped(value)}"`
      // Names of other programs say nothing to a reader; links and events are worth a line.
      if (/^on|href|style|fill|mask|clip|marker|src/i.test(name)) onDropped(name)
      return ''
    })
    .join('')
}

/** A link leads to a part of the same document, and nothing is fetched or run. */
function isSafe(name: string, value: string): boolean {
  if (name === 'href') return /^#[\w.:-]+$/.test(value)
  const outside = value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '')
  return !/url\s*\(|javascript|expression|image\s*\(|image-set|@import|\\|\/\*|<|binding/i.test(outside)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
