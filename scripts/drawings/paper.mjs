/**
 * The common part of the drawings of the starter packs: one sheet of 1200 by 800 with its own background, so that it looks the same
 * on light and dark pages, one palette, and the few shapes they are made of. Elements are written exactly as the importer writes
 * them anew.
 */

export const colour = {
  paper: '#f7f0e1',
  land: '#ecdfc3',
  hill: '#d9c69c',
  water: '#a9cbd3',
  deep: '#1f5a6b',
  ink: '#2c2a30',
  soft: '#6a6053',
  rust: '#ad4a26',
  olive: '#77803f',
  gold: '#d6a23f',
  night: '#2b3a55',
  white: '#fffdf6',
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const written = (value) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)

/** An element; attributes without a value are left out, children are text of elements. */
export function el(name, attributes, ...children) {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(written(value))}"`)
  return `<${name}${said.join('')}>${children.flat().join('')}</${name}>`
}

/**
 * Words in one or several lines (parted by a line break), the first with its base line at `y`. A halo of the ground keeps them readable
 * on lines and shores. At a width of 390 pixels 30 units are ten pixels.
 */
export function text(
  x,
  y,
  words,
  { size = 32, anchor = 'middle', fill = colour.ink, face = 'sans-serif', weight, style, halo } = {},
) {
  const lines = words.split('\n')
  const attributes = {
    x,
    y,
    fill,
    'font-family': face,
    'font-size': size,
    'font-weight': weight,
    'font-style': style,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    ...(halo ? { stroke: halo, 'stroke-width': 7, 'stroke-linejoin': 'round', 'paint-order': 'stroke' } : {}),
  }
  if (lines.length === 1) return el('text', attributes, escaped(words))
  const spans = lines.map((line, at) =>
    el('tspan', { x, dy: at === 0 ? undefined : Math.round(size * 1.16) }, escaped(line)),
  )
  return el('text', attributes, spans)
}

export const place = (x, y, fill = colour.rust, r = 11) =>
  el('circle', { cx: x, cy: y, r, fill, stroke: colour.white, 'stroke-width': 4 })

/** A number in a disc, as a legend or a way counts its places. */
export const number = (x, y, n, fill = colour.rust) => [
  el('circle', { cx: x, cy: y, r: 23, fill, stroke: colour.white, 'stroke-width': 4 }),
  text(x, y + 11, String(n), { size: 31, fill: colour.white, weight: 'bold' }),
]

export const line = (d, { stroke = colour.ink, width = 4, dash, fill = 'none', marker } = {}) =>
  el('path', {
    d,
    fill,
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'marker-end': marker ? 'url(#arrow)' : undefined,
  })

export const shape = (d, fill, stroke, width = 3) =>
  el('path', {
    d,
    fill,
    stroke,
    'stroke-width': stroke ? width : undefined,
    'stroke-linejoin': stroke ? 'round' : undefined,
  })

export const box = (x, y, width, height, fill, { rx = 0, stroke, line: lineWidth = 3, dash } = {}) =>
  el('rect', {
    x,
    y,
    width,
    height,
    rx: rx || undefined,
    fill,
    stroke,
    'stroke-width': stroke ? lineWidth : undefined,
    'stroke-dasharray': dash,
  })

/** A closed or open outline through points; `round` makes its corners soft. */
export function outline(points, { closed = true, round = false } = {}) {
  const dot = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`
  if (!round) return `M${points.map(dot).join('L')}${closed ? 'Z' : ''}`
  const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2]
  const ring = closed ? [...points, points[0]] : points
  const curves = ring.slice(1, closed ? undefined : -1).map((point, at) => {
    const next = ring[at + 2] ?? points[1]
    return `Q${dot(point)} ${dot(middle(point, next))}`
  })
  const start = closed ? middle(points[0], points[1]) : points[0]
  const end = closed ? 'Z' : `L${dot(points.at(-1))}`
  return `M${dot(start)}${curves.join('')}${end}`
}

const arrow = el(
  'defs',
  {},
  el(
    'marker',
    { id: 'arrow', viewBox: '0 0 10 10', refX: 7, refY: 5, markerWidth: 5, markerHeight: 5, orient: 'auto' },
    el('path', { d: 'M0 0L10 5L0 10L2.5 5Z', fill: colour.rust }),
  ),
)

/** The sheet with its title and what it is: a drawing of our own, not to scale. */
export function sheet(t, title, body) {
  const label = t('Eigene Zeichnung, schematisch · Perikope · CC0', 'Own drawing, schematic · Perikope · CC0')
  const parts = [
    arrow,
    box(0, 0, 1200, 800, colour.paper),
    ...body.flat(9),
    box(0, 0, 1200, 800, 'none', { stroke: colour.paper, line: 18 }),
    text(48, 76, title, { size: 50, anchor: 'start', face: 'serif', weight: 'bold', halo: colour.paper }),
    text(1152, 776, label, { size: 24, anchor: 'end', fill: colour.soft, halo: colour.paper }),
    el('rect', {
      x: 9,
      y: 9,
      width: 1182,
      height: 782,
      rx: 14,
      fill: 'none',
      stroke: colour.gold,
      'stroke-width': 4,
    }),
  ]
  const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 800', width: '1200', height: '800' }
  return `${el('svg', root, '\n', parts.join('\n'), '\n')}\n`
}
