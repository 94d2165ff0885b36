/** Jerusalem and the way to it: the temple of Herod from above, the places of the last days, the climb from Jericho. */
import { accent, box, dashed, dot, dotted, line, outline, ring, sheet, text } from './pen.mjs'

export function temple(t) {
  const columns = Array.from({ length: 20 }, (_, at) => dot(190 + at * 43, 668, 6))
  return sheet(
    box(140, 70, 920, 640),
    box(152, 82, 896, 616),
    columns,
    line('M160 628H1040'),
    box(220, 200, 760, 380, dotted),
    box(262, 238, 676, 304),
    line('M690 238V360M690 420V542M938 360V420'),
    line('M284 326H548V454H284ZM548 302H574V478H548'),
    box(606, 362, 54, 54),
    accent(line('M372 326V454')),
    text(600, 150, t('Hof der Völker', 'Court of the nations'), { anchor: 'middle', face: 'bold' }),
    text(814, 380, t('Hof der\nFrauen', 'Court of\nthe women'), { anchor: 'middle' }),
    text(633, 464, 'Altar', { anchor: 'middle' }),
    text(460, 402, t('Heiligtum', 'Holy place'), { anchor: 'middle' }),
    text(278, 296, t('Allerheiligstes', 'Most holy place')),
    line('M316 308L328 372'),
    accent(text(372, 514, t('Vorhang', 'Curtain'), { anchor: 'middle' }), line('M372 480V464')),
    text(600, 612, t('Schranke', 'Barrier'), { anchor: 'middle', face: 'italic' }),
    text(600, 766, t('Säulenhalle', 'Hall of columns'), { anchor: 'middle', face: 'italic' }),
    line('M100 390H44M64 374L44 390L64 406'),
    text(70, 446, 'W', { anchor: 'middle' }),
  )
}

const city = [
  [480, 190],
  [580, 160],
  [674, 172],
  [680, 430],
  [640, 620],
  [586, 676],
  [380, 652],
  [322, 530],
  [330, 372],
  [378, 354],
  [392, 270],
  [474, 266],
]

export function lastDays(t) {
  const stop = (x, y, count, name, [dx, dy]) => [
    accent(ring(x, y, 24), text(x, y + 12, String(count), { anchor: 'middle', face: 'bold' })),
    dx === 0 ? '' : line(`M${x + dx + 12} ${y}H${x - 34}`, dotted),
    text(x + dx, y + dy, name, { anchor: dx === 0 ? 'middle' : 'end' }),
  ]
  return sheet(
    line(outline(city)),
    box(534, 214, 132, 196),
    box(574, 262, 52, 44),
    text(600, 372, t('Tempel', 'Temple'), { anchor: 'middle', face: 'bold' }),
    line('M728 40C752 200 746 420 690 590C668 650 640 700 626 768', dashed),
    text(712, 690, 'Kidron', { face: 'italic' }),
    line('M912 118C978 240 986 430 932 690M1006 160C1054 270 1058 420 1020 600'),
    text(972, 84, t('Ölberg', 'Mount of Olives'), { face: 'italic', anchor: 'middle' }),
    stop(1120, 440, 1, t('Betanien', 'Bethany'), [0, 72]),
    stop(400, 590, 2, t('Saal?', 'Upper room?'), [-140, 12]),
    stop(850, 290, 3, 'Gethsemane', [0, 72]),
    stop(520, 500, 4, t('Hoher Rat?', 'Council?'), [0, 68]),
    stop(390, 430, 5, t('Prätorium?', 'Praetorium?'), [-130, 12]),
    stop(330, 220, 6, t('Golgatha', 'Golgotha'), [-70, 12]),
    line('M100 150V84M84 104L100 84L116 104'),
    text(100, 200, 'N', { anchor: 'middle' }),
  )
}

export function jericho(t) {
  /** Metres above the sea to units. */
  const height = (metres) => 480 - metres * 0.36
  const ground = [
    [20, 690],
    [90, 735],
    [150, 752],
    [232, 752],
    [268, 672],
    [330, 835],
    [390, 650],
    [450, 590],
    [520, 440],
    [610, 300],
    [700, 110],
    [790, -60],
    [870, -225],
    [950, -255],
    [1030, -300],
    [1080, -405],
    [1130, -418],
    [1180, -400],
  ].map(([x, metres]) => [x, height(metres)])
  const base = height(752)
  const road = ground.slice(3, 14).map(([x, y]) => [x, y - 17])
  return sheet(
    line(outline(ground, { closed: false, round: true })),
    line(`M112 ${base}v-40h18v-14h18v14h20v-52h38v52h16v-14h16v54`),
    line(`M400 ${height(0)}H1180`, dashed),
    accent(
      line(outline(road.slice(1), { closed: false, round: true }), dotted),
      dot(934, height(-255)),
      dot(190, base),
    ),
    text(112, base - 142, 'Jerusalem', { face: 'bold' }),
    text(284, base - 142, '750 m'),
    text(388, height(786), t('Ölberg', 'Mount of Olives'), { face: 'italic' }),
    text(1180, height(0) - 18, t('Meeresspiegel', 'Sea level'), { anchor: 'end', face: 'italic' }),
    text(900, height(-255) + 64, 'Jericho', { anchor: 'end', face: 'bold' }),
    text(900, height(-255) + 108, '−250 m', { anchor: 'end' }),
    text(1130, height(-418) + 54, 'Jordan', { anchor: 'middle', face: 'italic' }),
  )
}
