/** Maps: the ways of Jonah, the land of the Gospels, the lake. Shores are drawn by eye through a few known points. */
import { box, colour, el, line, number, outline, place, shape, sheet, text } from './paper.mjs'

import { blackSea, coast, deadSea, islands, jordan, lakeShore, mediterranean } from './shores.mjs'

/** Degrees to units. */
const projected =
  ({ west, north, perLon, perLat, left, top }) =>
  ([lon, lat]) => [left + (lon - west) * perLon, top + (north - lat) * perLat]

export function jonah(t) {
  const at = projected({ west: -9.6, north: 46, perLon: 21.6, perLat: 27, left: 0, top: 104 })
  const points = (list) => list.map(at)
  const [jx, jy] = at([34.75, 32.05])
  const [tx, ty] = at([-6.3, 36.9])
  const [nx, ny] = at([43.15, 36.36])
  const wave = (x, y) =>
    line(`M${x} ${y}q16 -16 32 0q16 16 32 0q16 -16 32 0`, { stroke: colour.deep, width: 5 })
  return sheet(t, t('Die Wege des Jona', 'The ways of Jonah'), [
    box(0, 104, 1200, 620, colour.land),
    shape(outline(points(mediterranean), { round: true }), colour.water, colour.deep),
    shape(outline(points(blackSea), { round: true }), colour.water, colour.deep),
    islands.map((island) => shape(outline(points(island), { round: true }), colour.land, colour.deep, 2)),
    line(
      outline(
        points([
          [38.5, 39],
          [38, 37],
          [40, 35.2],
          [42.5, 34],
          [44.4, 32.4],
          [46.5, 31],
        ]),
        { closed: false, round: true },
      ),
      { stroke: colour.deep, width: 3 },
    ),
    line(
      outline(
        points([
          [40.5, 38.2],
          [42.4, 37.1],
          [43.15, 36.3],
          [43.6, 34.6],
          [44.5, 33.2],
          [46.5, 32],
        ]),
        { closed: false, round: true },
      ),
      { stroke: colour.deep, width: 3 },
    ),
    box(0, 724, 1200, 76, colour.paper),
    box(0, 0, 1200, 104, colour.paper),
    line('M560 396C510 366 478 342 446 328C330 296 210 348 100 370', {
      stroke: colour.rust,
      width: 5,
      dash: '4 14',
    }),
    line(`M${jx - 12} ${jy - 8}C890 432 800 424 700 420`, { stroke: colour.rust, width: 6, marker: true }),
    line(`M${jx + 4} ${jy - 20}C960 410 1010 372 ${nx - 26} ${ny + 4}`, {
      stroke: colour.rust,
      width: 6,
      marker: true,
    }),
    wave(566, 364),
    wave(584, 388),
    line(`M672 444C750 486 850 494 ${jx - 18} ${jy + 8}`, { stroke: colour.deep, width: 4, dash: '12 10' }),
    shape('M566 432C590 402 640 404 660 432L684 416V450L660 436C640 464 590 462 566 432Z', colour.deep),
    el('circle', { cx: 588, cy: 427, r: 5, fill: colour.white }),
    place(tx, ty),
    place(jx, jy),
    place(nx, ny),
    text(tx - 42, ty - 24, t('Tarsis?', 'Tarshish?'), {
      anchor: 'start',
      size: 38,
      weight: 'bold',
      halo: colour.land,
    }),
    text(jx + 20, jy + 26, t('Jafo', 'Joppa'), {
      anchor: 'start',
      size: 38,
      weight: 'bold',
      halo: colour.land,
    }),
    text(1172, ny - 24, t('Ninive', 'Nineveh'), {
      anchor: 'end',
      size: 38,
      weight: 'bold',
      halo: colour.land,
    }),
    number(836, 392, 1),
    number(534, 438, 2),
    number(1036, 424, 3),
    text(302, 262, t('Großes Meer', 'Great Sea'), {
      size: 32,
      style: 'italic',
      face: 'serif',
      fill: colour.deep,
      halo: colour.water,
    }),
    number(74, 588, 1),
    text(112, 599, t('Flucht: Jona 1,3', 'Flight: Jonah 1:3'), {
      anchor: 'start',
      size: 31,
      halo: colour.land,
    }),
    number(74, 642, 2),
    text(112, 653, t('Sturm und Fisch: Jona 1,4 – 2,11', 'Storm and fish: Jonah 1:4 – 2:10'), {
      anchor: 'start',
      size: 31,
      halo: colour.land,
    }),
    number(74, 696, 3),
    text(112, 707, t('Nach Ninive: Jona 3,3', 'To Nineveh: Jonah 3:3'), {
      anchor: 'start',
      size: 31,
      halo: colour.land,
    }),
  ])
}

export function land(t) {
  const at = projected({ west: 34.05, north: 33.72, perLon: 240, perLat: 252, left: 40, top: 112 })
  const points = (list) => list.map(at)
  const places = [
    [35.36, 33.54, 'Sidon', t('Mk 7,31', 'Mk 7:31')],
    [35.21, 33.27, t('Tyrus', 'Tyre'), t('Mk 7,24', 'Mk 7:24')],
    [35.69, 33.24, t('Cäsarea Philippi', 'Caesarea Philippi'), t('Mk 8,27', 'Mk 8:27')],
    [35.53, 32.93, t('Kapernaum', 'Capernaum'), t('Mk 1,21', 'Mk 1:21')],
    [35.35, 32.82, t('Kana', 'Cana'), t('Joh 2,1', 'Jn 2:1')],
    [35.24, 32.66, 'Nazareth', t('Mk 1,9', 'Mk 1:9')],
    [35.47, 32.38, t('Änon?', 'Aenon?'), t('Joh 3,23', 'Jn 3:23')],
    [35.28, 32.19, 'Sychar', t('Joh 4,5', 'Jn 4:5')],
    [35.44, 31.89, 'Jericho', t('Mk 10,46', 'Mk 10:46')],
    [35.21, 31.83, 'Jerusalem', t('Mk 11,11', 'Mk 11:11')],
    [35.17, 31.62, 'Bethlehem', t('Rut 1,1', 'Ruth 1:1')],
    [34.77, 32.05, t('Jafo', 'Joppa'), t('Jona 1,3', 'Jonah 1:3')],
  ]
  const region = (lon, lat, words, size = 34) => {
    const [x, y] = at([lon, lat])
    return text(x, y, words, { size, style: 'italic', face: 'serif', fill: colour.soft })
  }
  const inside = ([x, y]) => [Math.max(11, x), Math.min(748, Math.max(112, y))]
  const sea = [...coast, [33, 31.15], [33, 33.8]]
  return sheet(t, t('Das Land der Evangelien', 'The land of the Gospels'), [
    box(11, 112, 700, 636, colour.land),
    shape(outline(points(sea).map(inside)), colour.water),
    line(outline(points(coast).map(inside), { closed: false }), { stroke: colour.deep, width: 3 }),
    line(outline(points(jordan), { closed: false, round: true }), { stroke: colour.deep, width: 5 }),
    shape(outline(points(lakeShore), { round: true }), colour.water, colour.deep),
    shape(outline(points(deadSea), { round: true }), colour.water, colour.deep),
    box(11, 748, 700, 42, colour.paper),
    region(35.34, 33.08, t('Galiläa', 'Galilee')),
    region(35.15, 31.99, t('Samarien', 'Samaria')),
    region(35.02, 31.42, t('Judäa', 'Judea')),
    region(36.06, 32.5, t('Dekapolis', 'Decapolis')),
    region(35.94, 31.85, t('Peräa', 'Perea')),
    region(35.98, 31.36, 'Moab'),
    region(34.43, 32.6, t('Mittel-\nmeer', 'Great\nSea')),
    places.map(([lon, lat], index) => number(...at([lon, lat]), index + 1)),
    places.map(([, , name, verse], index) => {
      const y = 150 + index * 49
      return [
        number(752, y, index + 1),
        text(786, y + 11, name, { anchor: 'start', size: 31 }),
        text(1160, y + 11, verse, { anchor: 'end', size: 28, fill: colour.soft }),
      ]
    }),
    line('M652 206V146M638 166L652 142L666 166', { stroke: colour.soft, width: 5 }),
    text(652, 240, 'N', { size: 30, fill: colour.soft, weight: 'bold' }),
  ])
}

export function lake(t) {
  const at = projected({ west: 35.585, north: 32.91, perLon: 2330, perLat: 2750, left: 600, top: 138 })
  const shore = lakeShore.map(at)
  const spot = (lon, lat, name, verse, side, up = 0) => {
    const [x, y] = at([lon, lat])
    const anchor = side < 0 ? 'end' : 'start'
    return [
      place(x, y),
      text(x + side * 26, y + 6 - up, name, { anchor, size: 36, weight: 'bold' }),
      text(x + side * 26, y + 42 - up, verse, { anchor, size: 30, fill: colour.soft }),
    ]
  }
  const [ix, iy] = at([35.617, 32.887])
  const [ox, oy] = at([35.58, 32.706])
  return sheet(t, t('Orte am See Genezareth', 'Places on the Sea of Galilee'), [
    box(11, 104, 1178, 640, colour.land),
    shape('M11 744V520C120 470 190 560 300 610C360 640 410 690 420 744Z', colour.hill),
    shape('M1189 240C1080 260 1010 360 960 460C930 540 960 640 900 744H1189Z', colour.hill),
    line(`M${ix + 46} 106C${ix + 20} 130 ${ix + 30} 170 ${ix} ${iy}`, { stroke: colour.deep, width: 9 }),
    line(`M${ox} ${oy}C${ox - 10} ${oy + 20} ${ox + 18} ${oy + 30} ${ox} 744`, {
      stroke: colour.deep,
      width: 9,
    }),
    shape(outline(shore, { round: true }), colour.water, colour.deep, 5),
    line('M546 300q16 -14 32 0t32 0M640 258q14 -12 28 0t28 0M586 558q14 -12 28 0t28 0', {
      stroke: colour.deep,
      width: 4,
    }),
    shape('M556 420H676L654 450H580Z', colour.rust),
    line('M618 420V336', { width: 5 }),
    shape('M622 342L668 402H622Z', colour.white, colour.ink),
    text(616, 484, t('Sturm', 'Storm'), { size: 34, weight: 'bold', halo: colour.water }),
    text(616, 518, t('Markus 4,37', 'Mark 4:37'), { size: 30, halo: colour.water }),
    spot(35.56, 32.884, t('Kapernaum', 'Capernaum'), t('Markus 1,21', 'Mark 1:21'), -1, 26),
    spot(35.638, 32.893, t('Betsaida', 'Bethsaida'), t('Markus 8,22', 'Mark 8:22'), 1),
    spot(35.527, 32.845, t('Genezareth', 'Gennesaret'), t('Markus 6,53', 'Mark 6:53'), -1),
    spot(35.524, 32.806, 'Magdala', t('Markus 15,40', 'Mark 15:40'), -1),
    spot(35.652, 32.82, t('Land der Gerasener', 'Land of the Gerasenes'), t('Markus 5,1', 'Mark 5:1'), 1),
    text(1010, 600, t('Dekapolis', 'Decapolis'), {
      size: 38,
      style: 'italic',
      face: 'serif',
      fill: colour.soft,
    }),
    text(1010, 640, t('Markus 7,31', 'Mark 7:31'), { size: 30, fill: colour.soft }),
    text(170, 640, t('Galiläa', 'Galilee'), { size: 38, style: 'italic', face: 'serif', fill: colour.soft }),
    text(ox + 46, 728, 'Jordan', {
      anchor: 'start',
      size: 34,
      style: 'italic',
      face: 'serif',
      fill: colour.deep,
      halo: colour.land,
    }),
    line('M64 204H180M64 192V216M180 192V216', { stroke: colour.soft }),
    text(122, 180, t('etwa 5 km', 'about 5 km'), { size: 30, fill: colour.soft }),
  ])
}
