/** Jerusalem and the way to it: the temple of Herod from above, the places of the last days, the climb from Jericho. */
import { box, colour, el, line, number, outline, place, shape, sheet, text } from './paper.mjs'

export function temple(t) {
  const wall = { stroke: colour.ink }
  const halls = Array.from({ length: 14 }, (_, at) =>
    el('circle', { cx: 98 + at * 53, cy: 664, r: 8, fill: colour.soft }),
  )
  const legend = [
    t('Hof der Völker:\nHändler, Mk 11,15', 'Court of nations:\ntraders, Mk 11:15'),
    t('Hof der Frauen:\nWitwe, Mk 12,42', 'Court of women:\nwidow, Mk 12:42'),
    t('Altar', 'Altar'),
    t('Heiligtum', 'Holy place'),
    t('Vorhang, Mk 15,38', 'Curtain, Mk 15:38'),
    t('Allerheiligstes', 'Most holy place'),
    t('Schranke: weiter\nnur für Israel', 'Barrier: beyond\nit Israel only'),
  ]
  const lines = legend.map((words) => words.split('\n').length)
  const rowOf = (at) => 156 + lines.slice(0, at).reduce((sum, count) => sum + 34 * count + 28, 0)
  return sheet(t, t('Der Tempel zur Zeit Jesu', 'The temple in the time of Jesus'), [
    box(48, 124, 790, 580, colour.land, { ...wall, line: 9 }),
    box(70, 640, 746, 48, colour.hill),
    halls,
    box(112, 226, 640, 340, 'none', { stroke: colour.rust, dash: '3 13', line: 6 }),
    box(148, 262, 568, 268, colour.white, { ...wall, line: 6 }),
    box(500, 262, 216, 268, colour.hill, { ...wall, line: 6 }),
    box(172, 332, 218, 128, colour.gold, { ...wall, line: 6 }),
    box(178, 338, 66, 116, colour.rust),
    box(376, 308, 28, 176, colour.gold, { ...wall, line: 5 }),
    line('M247 340V452', { stroke: colour.night, width: 10 }),
    box(424, 366, 58, 60, colour.soft, { ...wall }),
    line('M500 372V420M716 372V420', { stroke: colour.white, width: 12 }),
    line('M838 372V420M380 704H330', { stroke: colour.paper, width: 14 }),
    number(620, 176, 1),
    number(608, 396, 2),
    number(453, 396, 3),
    number(312, 396, 4),
    number(262, 300, 5),
    number(211, 396, 6),
    line('M252 318L248 350', { width: 3 }),
    number(112, 548, 7),
    text(443, 622, t('Säulenhalle', 'Hall of columns'), { size: 30, fill: colour.soft }),
    legend.map((words, at) => [
      number(884, rowOf(at) - 10, at + 1),
      text(918, rowOf(at), words, { anchor: 'start', size: 29 }),
    ]),
    line('M1010 706H900M918 692L896 706L918 720', { stroke: colour.soft, width: 5 }),
    text(1030, 717, t('Westen', 'West'), { size: 30, anchor: 'start', fill: colour.soft }),
  ])
}

export function lastDays(t) {
  const city = [
    [470, 250],
    [560, 226],
    [640, 236],
    [646, 470],
    [610, 640],
    [560, 690],
    [380, 668],
    [330, 560],
    [336, 420],
    [380, 404],
    [392, 330],
    [464, 326],
  ]
  const stops = [
    [1095, 470, t('Betanien', 'Bethany'), t('Mk 14,3', 'Mark 14:3'), 1],
    [392, 604, t('Saal?', 'Upper room?'), t('Mk 14,15', 'Mark 14:15'), 2],
    [750, 336, t('Gethsemane', 'Gethsemane'), t('Mk 14,32', 'Mark 14:32'), 3],
    [530, 536, t('Hoher Rat?', 'Council?'), t('Mk 14,53', 'Mark 14:53'), 4],
    [380, 466, t('Prätorium?', 'Praetorium?'), t('Mk 15,16', 'Mark 15:16'), 5],
    [372, 296, t('Golgatha', 'Golgotha'), t('Mk 15,22', 'Mark 15:22'), 6],
  ]
  const tree = (x, y) => [
    line(`M${x} ${y}v18`, { width: 4, stroke: colour.soft }),
    el('circle', { cx: x, cy: y - 8, r: 15, fill: colour.olive }),
  ]
  return sheet(t, t('Die letzten Tage in Jerusalem', 'The last days in Jerusalem'), [
    box(11, 112, 1178, 632, colour.land),
    shape('M760 112C850 220 860 420 800 744H1000C1060 560 1040 260 960 112Z', colour.hill),
    line('M690 112C716 260 712 470 660 640C640 690 612 720 600 744', {
      stroke: colour.deep,
      width: 5,
      dash: '14 10',
    }),
    line('M318 676C304 630 312 560 300 420', { stroke: colour.deep, width: 4, dash: '14 10' }),
    shape(outline(city), colour.white, colour.ink, 9),
    box(506, 282, 132, 196, colour.gold, { stroke: colour.ink, line: 5 }),
    box(546, 336, 52, 44, colour.rust),
    [
      [806, 184],
      [846, 246],
      [802, 432],
      [850, 476],
      [816, 566],
      [864, 646],
      [880, 186],
    ].map(([x, y]) => tree(x, y)),
    text(572, 428, t('Tempel', 'Temple'), { size: 31, weight: 'bold' }),
    text(572, 462, t('Mk 11,15', 'Mk 11:15'), { size: 26 }),
    text(932, 256, t('Ölberg', 'Mount of\nOlives'), {
      size: 36,
      style: 'italic',
      face: 'serif',
      fill: colour.soft,
    }),
    text(704, 664, 'Kidron', {
      size: 32,
      anchor: 'start',
      style: 'italic',
      face: 'serif',
      fill: colour.deep,
      halo: colour.land,
    }),
    stops.map(([x, y, , , n]) => number(x, y, n)),
    text(1095, 536, stops[0][2], { size: 34, weight: 'bold' }),
    text(1095, 572, stops[0][3], { size: 29, fill: colour.soft }),
    stops
      .slice(2, 3)
      .map(([x, y, name, verse]) => [
        text(x + 34, y + 4, name, { anchor: 'start', size: 34, weight: 'bold' }),
        text(x + 34, y + 38, verse, { anchor: 'start', size: 29, fill: colour.soft }),
      ]),
    [
      [250, 604, stops[1], 366],
      [250, 466, stops[4], 348],
      [250, 296, stops[5], 340],
    ].map(([x, y, [, , name, verse], end]) => [
      line(`M${x + 16} ${y}H${end}`, { width: 3, stroke: colour.soft }),
      text(x, y + 2, name, { anchor: 'end', size: 34, weight: 'bold' }),
      text(x, y + 38, verse, { anchor: 'end', size: 29, fill: colour.soft }),
    ]),
    text(530, 592, stops[3][2], { size: 28, weight: 'bold' }),
    text(530, 624, stops[3][3], { size: 27, fill: colour.soft }),
    line('M1128 178V126M1114 144L1128 120L1142 144', { stroke: colour.soft, width: 5 }),
    text(1128, 212, 'N', { size: 30, fill: colour.soft, weight: 'bold' }),
    text(48, 722, t('Orte mit ? sind nicht sicher bekannt.', 'Places with ? are not known for certain.'), {
      anchor: 'start',
      size: 28,
      fill: colour.soft,
      halo: colour.land,
    }),
  ])
}

export function jericho(t) {
  /** Metres above the sea to units; what is below has more. */
  const height = (metres) => 470 - metres * 0.3
  const ground = [
    [11, 700],
    [90, 735],
    [150, 750],
    [215, 750],
    [252, 670],
    [300, 830],
    [350, 650],
    [400, 600],
    [470, 440],
    [560, 300],
    [660, 110],
    [760, -60],
    [850, -230],
    [930, -255],
    [1010, -300],
    [1060, -410],
    [1190, -410],
  ]
  const points = ground.map(([x, metres]) => [x, height(metres)])
  const at = (x, metres) => [x, height(metres)]
  const [jx, jy] = at(940, -258)
  const palm = (x, y) => [
    line(`M${x} ${y}C${x - 3} ${y - 20} ${x + 3} ${y - 34} ${x} ${y - 52}`, {
      stroke: colour.soft,
      width: 6,
    }),
    line(
      `M${x} ${y - 52}c-14 -12 -26 -10 -34 4M${x} ${y - 52}c14 -12 26 -10 34 4M${x} ${y - 52}c-6 -16 -16 -20 -26 -16M${x} ${y - 52}c6 -16 16 -20 26 -16`,
      { stroke: colour.olive, width: 6 },
    ),
  ]
  const label = (x, y, name, metres, anchor, halo = colour.paper) => [
    text(x, y, name, { size: 36, weight: 'bold', anchor, halo }),
    text(x, y + 36, metres, { size: 30, anchor, fill: colour.soft, halo }),
  ]
  return sheet(t, t('Der Weg von Jericho nach Jerusalem', 'The road from Jericho to Jerusalem'), [
    el('circle', { cx: 1040, cy: 210, r: 46, fill: colour.gold }),
    shape('M11 480C160 390 300 470 470 430C700 380 900 440 1189 396V744H11Z', colour.land),
    shape(`${outline(points, { closed: false, round: true })}V744H11Z`, colour.hill),
    line(outline(points, { closed: false, round: true }), { stroke: colour.soft, width: 5 }),
    line(`M11 ${height(0)}H1189`, { stroke: colour.deep, width: 4, dash: '16 12' }),
    text(1166, height(0) - 14, t('Meeresspiegel', 'Sea level'), {
      size: 30,
      anchor: 'end',
      fill: colour.deep,
    }),
    line(
      `M${jx - 22} ${jy - 6}C820 ${height(-180)} 780 ${height(-60)} 700 ${height(80)}S500 ${height(420)} 330 ${height(760)}`,
      { stroke: colour.rust, width: 8, dash: '2 17' },
    ),
    shape(`M112 ${height(742)}v-44h16v-16h18v16h24v-56h40v56h14v-16h14v60Z`, colour.white, colour.ink, 4),
    box(178, height(742) - 42, 22, 42, colour.gold, { stroke: colour.ink }),
    palm(890, jy + 2),
    palm(972, jy + 8),
    place(jx, jy),
    box(1066, height(-412), 125, 16, colour.water),
    label(258, 136, 'Jerusalem', t('750 m über dem Meer', '750 m above the sea'), 'start'),
    label(
      418,
      236,
      t('Ölberg, Betanien', 'Mount of Olives, Bethany'),
      t('Markus 11,1', 'Mark 11:1'),
      'start',
    ),
    text(650, 346, t('rund 27 km durch die Wüste', 'some 27 km through the desert'), {
      size: 31,
      anchor: 'start',
      style: 'italic',
      face: 'serif',
      fill: colour.soft,
    }),
    label(900, 612, 'Jericho', t('250 m unter dem Meer', '250 m below the sea'), 'middle', colour.hill),
    text(900, 684, t('Bartimäus: Markus 10,46', 'Bartimaeus: Mark 10:46'), {
      size: 30,
      fill: colour.rust,
      weight: 'bold',
    }),
    text(1168, 634, 'Jordan', { size: 32, anchor: 'end', style: 'italic', face: 'serif', fill: colour.deep }),
    text(
      48,
      690,
      t(
        'Über tausend Meter Anstieg;\ndie Höhen sind stark überhöht.',
        'A climb of over a thousand metres;\nheights are strongly exaggerated.',
      ),
      { size: 30, anchor: 'start' },
    ),
  ])
}
