/** Maps: the ways of Jonah, the land of the Gospels, the lake. Shores are drawn by eye through a few known points. */
import { accent, dot, dotted, line, outline, sheet, text, tip } from './pen.mjs'
import { coast, deadSea, euphrates, islands, jordan, lakeShore, mediterranean, tigris } from './shores.mjs'

/** Degrees to units. */
const projected =
  ({ west, north, perLon, perLat, left, top }) =>
  ([lon, lat]) => [left + (lon - west) * perLon, top + (north - lat) * perLat]

const way = (points) => line(outline(points, { closed: false, round: true }))
const shore = (points) => line(outline(points, { round: true }))

export function jonah(t) {
  const at = projected({ west: -9.6, north: 46.5, perLon: 21.6, perLat: 27.4, left: 0, top: 150 })
  const all = (points) => points.map(at)
  const [jx, jy] = at([34.75, 32.05])
  const [tx, ty] = at([-6.3, 36.9])
  const [nx, ny] = at([43.15, 36.36])
  const wave = (x, y) => line(`M${x} ${y}q11 -11 22 0q11 11 22 0q11 -11 22 0`)
  return sheet(
    shore(all(mediterranean)),
    islands.map((island) => shore(all(island))),
    way(all(euphrates)),
    way(all(tigris)),
    wave(640, 476),
    wave(652, 496),
    accent(
      line(`M${jx} ${jy}C880 496 800 490 726 488`),
      tip(722, 488, 181),
      line('M628 476C560 452 510 420 462 402C400 384 260 392 112 437', dotted),
      line(`M${jx} ${jy}C960 470 1020 430 ${nx - 24} ${ny}`),
      tip(nx - 20, ny, 2),
      dot(tx, ty),
      dot(jx, jy),
      dot(nx, ny),
    ),
    text(22, ty - 34, t('Tarsis?', 'Tarshish?'), { face: 'bold' }),
    text(jx + 20, jy + 30, t('Jafo', 'Joppa'), { face: 'bold' }),
    text(1186, ny - 76, t('Ninive', 'Nineveh'), { face: 'bold', anchor: 'end' }),
    text(296, 318, t('Großes\nMeer', 'Great\nSea'), { face: 'italic', anchor: 'middle' }),
  )
}

export function land(t) {
  const at = projected({ west: 34.05, north: 33.42, perLon: 262, perLat: 310, left: 440, top: 60 })
  const all = (points) => points.map(at)
  /** Names of places stand in the sea, before the coast, or beyond the Jordan. */
  const place = (lon, lat, name, up = 0, face = 'sans') => {
    const [x, y] = at([lon, lat])
    const [edge] = at([coastAt(lat), lat])
    const row = y + 12 - up
    return [
      accent(dot(x, y)),
      x - edge > 30
        ? line(
            `M${Math.round(edge - 14)} ${Math.round(row - 12)}L${Math.round(x - 16)} ${Math.round(y)}`,
            dotted,
          )
        : '',
      text(edge - 24, row, name, { anchor: 'end', face }),
    ]
  }
  const beyond = (lon, lat, name) => {
    const [x, y] = at([lon, lat])
    return [
      accent(dot(x, y)),
      line(`M${Math.round(x + 16)} ${Math.round(y)}H876`, dotted),
      text(890, y + 12, name),
    ]
  }
  const region = (x, y, name) => text(x, y, name, { face: 'italic', anchor: 'middle' })
  return sheet(
    way(all(coast.slice(3))),
    way(all(jordan[0])),
    way(all(jordan[1])),
    shore(all(lakeShore)),
    shore(all(deadSea)),
    place(35.19, 33.27, t('Tyrus', 'Tyre')),
    place(35.53, 32.93, t('Kapernaum', 'Capernaum'), 20),
    place(35.35, 32.8, t('Kana', 'Cana'), 6),
    place(35.28, 32.68, 'Nazareth', -6),
    place(35.28, 32.19, 'Sychar'),
    place(34.77, 32.05, t('Jafo', 'Joppa'), -6),
    place(35.21, 31.78, 'Jerusalem', 0, 'bold'),
    place(35.17, 31.62, 'Bethlehem', -8),
    beyond(35.69, 33.24, t('Cäsarea Philippi', 'Caesarea Philippi')),
    beyond(35.48, 32.38, t('Änon?', 'Aenon?')),
    beyond(35.44, 31.88, 'Jericho'),
    region(250, 440, t('Mittelmeer', 'Great Sea')),
    region(1010, 330, t('Dekapolis', 'Decapolis')),
    region(980, 480, t('Peräa', 'Perea')),
    region(980, 690, 'Moab'),
  )
}

/** Longitude of the coast at a latitude. */
function coastAt(lat) {
  const south = coast.findIndex(([, one]) => one <= lat)
  const [[west, below], [east, above]] = [coast[south], coast[south - 1]]
  return west + ((lat - below) / (above - below)) * (east - west)
}

export function lake(t) {
  const at = projected({ west: 35.585, north: 32.91, perLon: 2330, perLat: 2750, left: 590, top: 110 })
  const spot = (lon, lat, name, side, up = 0) => {
    const [x, y] = at([lon, lat])
    return [
      accent(dot(x, y)),
      text(x + side * 28, y + 12 - up, name, { anchor: side < 0 ? 'end' : 'start', face: 'bold' }),
    ]
  }
  const [ix, iy] = at([35.617, 32.888])
  const [ox, oy] = at([35.583, 32.7055])
  const river = (d) => line(d)
  return sheet(
    river(`M${ix + 30} 30C${ix + 4} 70 ${ix + 26} 110 ${ix} ${iy}`),
    river(`M${ox} ${oy}C${ox - 12} ${oy + 30} ${ox + 20} ${oy + 44} ${ox} 770`),
    line(outline(lakeShore.map(at), { round: true })),
    accent(
      line('M540 420C570 458 646 458 678 420Z'),
      line('M604 420V318C644 342 662 372 668 404H604'),
      line('M498 474q14 -13 28 0q14 13 28 0q14 -13 28 0M620 484q14 -13 28 0q14 13 28 0q14 -13 28 0'),
    ),
    spot(35.56, 32.884, t('Kapernaum', 'Capernaum'), -1, 18),
    spot(35.638, 32.893, t('Betsaida', 'Bethsaida'), 1),
    spot(35.527, 32.845, t('Genezareth', 'Gennesaret'), -1),
    spot(35.522, 32.806, 'Magdala', -1),
    spot(35.657, 32.82, t('Land der Gerasener', 'Land of the Gerasenes'), 1),
    text(980, 600, t('Dekapolis', 'Decapolis'), { face: 'italic', anchor: 'middle' }),
    text(220, 600, t('Galiläa', 'Galilee'), { face: 'italic', anchor: 'middle' }),
    text(ox + 34, 764, 'Jordan', { face: 'italic' }),
    line('M64 96H180M64 86V106M180 86V106'),
    text(122, 150, '5 km', { anchor: 'middle' }),
  )
}
