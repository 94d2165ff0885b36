/**
 * The common part of the drawings of the starter packs: one line, the ink of the page and one accent, which follow the
 * page into the dark, on a sheet of 1200 by 800 without a ground. Elements are written exactly as the importer writes
 * them anew.
 */
import { outlineOf, pointers } from './letters.mjs'

/** `--text` and `--accent` of the light and the dark theme; before them a grey that browsers without `light-dark` read on both. */
const inks = {
  text: 'color:#808080;color:light-dark(#1e1c19,#e6e1d8)',
  accent: 'color:#808080;color:light-dark(#14596b,#7cc7d6)',
}

const written = (value) => (typeof value === 'number' ? String(Number(value.toFixed(1))) : value)

/** An element; attributes without a value are left out. */
function el(name, attributes, ...children) {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${written(value)}"`)
  return `<${name}${said.join('')}>${children.flat(9).join('')}</${name}>`
}

/** As thick on a phone as on a desk. */
const even = { 'vector-effect': 'non-scaling-stroke' }

export const dashed = '7 7'
export const dotted = '0.1 6'

export const line = (d, dash) => el('path', { d, 'stroke-dasharray': dash, ...even })

export const ring = (x, y, r) => el('circle', { cx: x, cy: y, r, ...even })

export const dot = (x, y, r = 7) => el('circle', { cx: x, cy: y, r, fill: 'currentColor', stroke: 'none' })

export const box = (x, y, width, height, dash) => line(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, dash)

export const accent = (...parts) => el('g', { style: inks.accent }, parts)

/** Words in one or several lines (parted by a line break), the first with its base line at `y`. */
export function text(x, y, words, { face = 'sans', anchor = 'start' } = {}) {
  const uses = words
    .split('\n')
    .flatMap((one, row) => pointers(one, { x, y: y + row * 42, face, anchor }))
    .map((use) => el('use', use))
  return el('g', { fill: 'currentColor', stroke: 'none' }, uses)
}

/** The tip of an arrow that arrives at a point; `turn` in degrees, 0 to the right. */
export function tip(x, y, turn) {
  const side = (by) => {
    const angle = ((turn + 180 + by) * Math.PI) / 180
    return `${Math.round(x + 26 * Math.cos(angle))} ${Math.round(y + 26 * Math.sin(angle))}`
  }
  return line(`M${side(28)}L${x} ${y}L${side(-28)}`)
}

/** A closed or open line through points; `round` makes its corners soft. */
export function outline(points, { closed = true, round = false } = {}) {
  const at = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`
  if (!round) return `M${points.map(at).join('L')}${closed ? 'Z' : ''}`
  const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2]
  const loop = closed ? [...points, points[0]] : points
  const curves = loop.slice(1, closed ? undefined : -1).map((point, index) => {
    const next = loop[index + 2] ?? points[1]
    return `Q${at(point)} ${at(middle(point, next))}`
  })
  const start = closed ? middle(points[0], points[1]) : points[0]
  const end = closed ? 'Z' : `L${at(points.at(-1))}`
  return `M${at(start)}${curves.join('')}${end}`
}

/** The sheet, with each letter that its words point to. */
export function sheet(...body) {
  const drawn = body.flat(9).join('\n')
  const letters = [...new Set([...drawn.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))].toSorted()
  const defs = el(
    'defs',
    {},
    letters.map((id) => el('path', { id, d: outlineOf(id) })),
  )
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 1200 800',
    width: '1200',
    height: '800',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    style: `color-scheme:light dark;${inks.text}`,
  }
  return `${el('svg', root, `\n${defs}\n${drawn}\n`)}\n`
}
