/** People and days: the family of Ruth, the week of creation, the garden of Eden, the hours of the last day. */
import { box, colour, el, line, shape, sheet, text } from './paper.mjs'

const person = (x, y, name, fill, note) => [
  box(x - 96, y - 46, 192, 92, fill, { rx: 16, stroke: colour.ink, line: 4 }),
  text(x, note ? y - 1 : y + 12, name, { size: 35, weight: 'bold' }),
  note ? text(x, y + 33, note, { size: 26, fill: colour.ink }) : '',
]
/** Two rings for a marriage. */
const rings = (x, y) => [
  el('circle', { cx: x - 8, cy: y, r: 14, fill: 'none', stroke: colour.rust, 'stroke-width': 5 }),
  el('circle', { cx: x + 8, cy: y, r: 14, fill: 'none', stroke: colour.rust, 'stroke-width': 5 }),
]

export function ruth(t) {
  const ways = { stroke: colour.soft, width: 5 }
  const man = '#dfe8e4'
  const woman = '#f3dfc9'
  const moab = t('aus Moab', 'from Moab')
  return sheet(t, t('Die Familie der Rut', 'The family of Ruth'), [
    line(
      'M400 176H580M485 176V260M371 300V260H599V300M1055 176V340M143 340H371M599 340H1055M941 340V500M485 546H941',
      ways,
    ),
    person(371, 176, t('Elimelech', 'Elimelech'), man, t('Bethlehem', 'Bethlehem')),
    person(599, 176, t('Noomi', 'Naomi'), woman, t('„Mara“', '“Mara”')),
    person(1055, 176, 'Salmon', man),
    person(143, 346, t('Orpa', 'Orpah'), woman, moab),
    person(371, 346, t('Kiljon', 'Chilion'), man),
    person(599, 346, t('Machlon', 'Mahlon'), man),
    person(827, 346, t('Rut', 'Ruth'), colour.gold, moab),
    person(1055, 346, t('Boas', 'Boaz'), man, t('Löser', 'redeemer')),
    person(941, 546, 'Obed', man),
    person(713, 546, t('Isai', 'Jesse'), man),
    person(485, 546, 'David', colour.gold, t('König', 'king')),
    rings(485, 176),
    rings(257, 340),
    rings(713, 340),
    rings(941, 340),
    rings(76, 640),
    text(112, 651, t('verheiratet', 'married'), { size: 30, anchor: 'start' }),
    text(48, 716, t('Rut 1,1-5; 4,13-22', 'Ruth 1:1-5; 4:13-22'), { size: 32, anchor: 'start' }),
  ])
}

const days = (t) => [
  [
    t('Licht', 'Light'),
    (x, y) =>
      [colour.night, '#56607b', '#93878a', '#cfb183', '#fbe7ae'].map((fill, at) =>
        box(x + at * 68, y, 68, 176, fill),
      ),
  ],
  [
    t('Himmel und Wasser', 'Sky and water'),
    (x, y) => [
      box(x, y, 340, 176, '#dcecef'),
      box(x, y + 104, 340, 72, colour.deep),
      line(`M${x + 20} ${y + 130}q20 -14 40 0t40 0t40 0t40 0t40 0t40 0t40 0`, {
        stroke: colour.water,
        width: 5,
      }),
      shape(
        `M${x + 96} ${y + 66}a26 26 0 0 1 44 -22a36 36 0 0 1 66 4a24 24 0 0 1 16 44h-112a20 20 0 0 1 -14 -26Z`,
        colour.white,
      ),
    ],
  ],
  [
    t('Land und Pflanzen', 'Land and plants'),
    (x, y) => [
      box(x, y, 340, 176, '#dcecef'),
      shape(`M${x} ${y + 128}q90 -70 190 -24t150 -8v80h-340Z`, colour.olive),
      line(`M${x + 100} ${y + 110}v-48M${x + 236} ${y + 118}v-40`, { stroke: colour.soft, width: 9 }),
      el('circle', { cx: x + 100, cy: y + 52, r: 34, fill: '#596331' }),
      el('circle', { cx: x + 236, cy: y + 62, r: 30, fill: '#596331' }),
    ],
  ],
  [
    t('Sonne, Mond, Sterne', 'Sun, moon, stars'),
    (x, y) => [
      box(x, y, 340, 176, colour.night),
      el('circle', { cx: x + 96, cy: y + 88, r: 46, fill: colour.gold }),
      shape(`M${x + 226} ${y + 44}a48 48 0 1 0 40 78a40 40 0 0 1 -40 -78Z`, colour.white),
      ...[
        [180, 40],
        [164, 132],
        [300, 46],
        [306, 138],
        [30, 36],
        [40, 146],
      ].map(([dx, dy]) => el('circle', { cx: x + dx, cy: y + dy, r: 5, fill: colour.white })),
    ],
  ],
  [
    t('Fische und Vögel', 'Fish and birds'),
    (x, y) => [
      box(x, y, 340, 176, '#dcecef'),
      box(x, y + 92, 340, 84, colour.deep),
      line(`M${x + 52} ${y + 52}q22 -26 40 0q18 -26 40 0M${x + 196} ${y + 40}q18 -20 32 0q14 -20 32 0`, {
        stroke: colour.ink,
        width: 6,
      }),
      shape(`M${x + 120} ${y + 136}q44 -42 92 0l30 -20v40l-30 -20q-48 42 -92 0Z`, colour.gold),
      el('circle', { cx: x + 144, cy: y + 130, r: 5, fill: colour.ink }),
    ],
  ],
  [
    t('Tiere und Menschen', 'Animals and people'),
    (x, y) => [
      box(x, y, 340, 176, '#f3e3b9'),
      box(x, y + 132, 340, 44, colour.olive),
      ...[
        [196, colour.rust],
        [256, colour.deep],
      ]
        .map(([dx, fill]) => [
          el('circle', { cx: x + dx, cy: y + 50, r: 19, fill }),
          shape(`M${x + dx} ${y + 72}q30 4 28 70h-56q-2 -66 28 -70Z`, fill),
        ])
        .flat(),
      shape(
        `M${x + 50} ${y + 90}q4 -16 22 -16h54q16 0 22 -18l18 -8l12 18l-14 14q-4 26 -16 32v30h-12v-28h-52v28h-12v-30q-18 -4 -22 -22Z`,
        colour.soft,
      ),
    ],
  ],
]

export function creation(t) {
  const panels = days(t).map(([name, draw], at) => {
    const x = 48 + (at % 3) * 382
    const y = 116 + Math.floor(at / 3) * 262
    return [
      draw(x, y),
      box(x, y, 340, 176, 'none', { stroke: colour.ink, line: 4 }),
      el('circle', { cx: x + 26, cy: y + 212, r: 23, fill: colour.rust }),
      text(x + 26, y + 223, String(at + 1), { size: 31, weight: 'bold', fill: colour.white }),
      text(x + 60, y + 222, name, { anchor: 'start', size: 29 }),
    ]
  })
  return sheet(t, t('Die Woche der Schöpfung', 'The week of creation'), [
    panels,
    box(48, 640, 1104, 96, colour.gold, { rx: 18, stroke: colour.ink, line: 4 }),
    el('circle', { cx: 104, cy: 688, r: 30, fill: colour.rust }),
    text(104, 701, '7', { size: 38, weight: 'bold', fill: colour.white }),
    text(
      600,
      701,
      t('Gott ruht und segnet den Tag: 1. Mose 2,2-3', 'God rests and blesses the day: Genesis 2:2-3'),
      { size: 36, weight: 'bold' },
    ),
  ])
}

export function eden(t) {
  const rivers = [
    [150, t('Pischon', 'Pishon'), t('Hawila:\nGold', 'Havilah:\ngold')],
    [450, t('Gihon', 'Gihon'), t('Kusch', 'Cush')],
    [750, t('Tigris', 'Tigris'), t('östlich\nvon Assur', 'east of\nAsshur')],
    [1050, t('Euphrat', 'Euphrates'), ''],
  ]
  const tree = (x, y, fruit) => [
    line(`M${x} ${y}v-66`, { stroke: colour.soft, width: 16 }),
    el('ellipse', { cx: x, cy: y - 104, rx: 76, ry: 58, fill: '#596331' }),
    [
      [-38, -104],
      [-8, -128],
      [26, -96],
      [48, -118],
      [-14, -84],
    ].map(([dx, dy]) => el('circle', { cx: x + dx, cy: y + dy, r: 9, fill: fruit })),
  ]
  const bush = (x, y, r) => el('circle', { cx: x, cy: y, r, fill: colour.olive })
  return sheet(t, t('Der Garten in Eden', 'The garden in Eden'), [
    el('ellipse', { cx: 600, cy: 296, rx: 486, ry: 178, fill: '#cdd3a4' }),
    [
      [160, 262, 30],
      [206, 222, 24],
      [232, 372, 26],
      [1040, 262, 30],
      [994, 222, 24],
      [966, 372, 26],
      [180, 316, 20],
      [1020, 316, 20],
    ].map((one) => bush(...one)),
    el('ellipse', {
      cx: 600,
      cy: 238,
      rx: 44,
      ry: 26,
      fill: colour.water,
      stroke: colour.deep,
      'stroke-width': 5,
    }),
    line('M600 244C590 330 610 390 600 452', { stroke: colour.deep, width: 30 }),
    rivers.map(([x]) => line(`M600 446C600 520 ${x} 480 ${x} 580V600`, { stroke: colour.deep, width: 20 })),
    line('M600 244C590 330 610 390 600 452', { stroke: colour.water, width: 20 }),
    rivers.map(([x]) => line(`M600 446C600 520 ${x} 480 ${x} 580V600`, { stroke: colour.water, width: 12 })),
    tree(430, 360, colour.gold),
    tree(770, 360, colour.rust),
    text(430, 400, t('Baum des\nLebens', 'Tree of\nlife'), { size: 32, weight: 'bold' }),
    text(770, 400, t('Baum der\nErkenntnis', 'Tree of\nknowledge'), { size: 32, weight: 'bold' }),
    rivers.map(([x, name, country]) => [
      text(x, 644, name, { size: 38, weight: 'bold', fill: colour.deep }),
      country ? text(x, 684, country, { size: 30, fill: colour.soft }) : '',
    ]),
    text(600, 170, t('ein Strom, vier Arme', 'one river, four branches'), {
      size: 32,
      style: 'italic',
      face: 'serif',
      fill: colour.soft,
    }),
    text(48, 772, t('1. Mose 2,8-14', 'Genesis 2:8-14'), { size: 30, anchor: 'start' }),
  ])
}

export function hours(t) {
  const stops = [
    [t('Abend', 'Evening'), t('Mahl mit\nden Zwölf', 'Supper with\nthe Twelve'), '14,17', colour.night],
    [t('Nacht', 'Night'), 'Gethsemane', '14,32', colour.night],
    [t('Hahnenschrei', 'Cock-crow'), t('Petrus\nleugnet', 'Peter\ndenies'), '14,72', colour.night],
    [t('früh', 'Early'), t('Vor Pilatus', 'Before Pilate'), '15,1', colour.rust],
    [t('gegen 9 Uhr', 'about 9 am'), t('Gekreuzigt', 'Crucified'), '15,25', colour.gold],
    [t('12 Uhr', 'Noon'), t('Finsternis', 'Darkness'), '15,33', colour.soft],
    [t('15 Uhr', '3 pm'), t('Jesus stirbt', 'Jesus dies'), '15,37', colour.soft],
    [t('Abend', 'Evening'), t('Ins Grab\ngelegt', 'Laid in\nthe tomb'), '15,46', colour.night],
  ]
  const gradient = el(
    'defs',
    {},
    el(
      'linearGradient',
      { id: 'day' },
      [
        [0, '#53607c'],
        [0.34, colour.night],
        [0.46, '#d98d55'],
        [0.56, '#f4d27c'],
        [0.68, '#f4d27c'],
        [0.7, '#4a4652'],
        [0.84, '#4a4652'],
        [0.87, '#e3b26a'],
        [1, '#53607c'],
      ].map(([offset, stop]) => el('stop', { offset: String(offset), 'stop-color': stop })),
    ),
  )
  return sheet(t, t('Vom Abend bis zum Abend', 'From evening to evening'), [
    gradient,
    text(48, 124, t('Der Tag der Kreuzigung nach Markus', 'The day of the crucifixion in Mark'), {
      size: 33,
      anchor: 'start',
      style: 'italic',
      face: 'serif',
      fill: colour.soft,
    }),
    el('rect', { x: 48, y: 392, width: 1104, height: 60, rx: 30, fill: 'url(#day)' }),
    stops.map(([hour, event, verse, fill], at) => {
      const x = 118 + at * 138
      const isAbove = at % 2 === 0
      const lines = event.split('\n').length
      const top = isAbove ? 304 - 38 * lines : 556
      return [
        line(isAbove ? `M${x} 392V346` : `M${x} 452V498`, { stroke: colour.soft, width: 4 }),
        el('circle', { cx: x, cy: 422, r: 17, fill, stroke: colour.white, 'stroke-width': 5 }),
        text(x, top - 20, hour, { size: 31, weight: 'bold', fill: colour.rust }),
        text(x, top + 20, event, { size: 32 }),
        text(x, top + 20 + 38 * lines, t(`Mk ${verse}`, `Mark ${verse.replace(',', ':')}`), {
          size: 28,
          fill: colour.soft,
        }),
      ]
    }),
    text(92, 482, t('Donnerstag', 'Thursday'), { size: 28, fill: colour.soft, anchor: 'start' }),
    text(945, 482, t('Freitag', 'Friday'), { size: 28, fill: colour.soft }),
    line(
      'M48 726C250 692 420 724 560 712C630 704 650 688 692 688C740 688 760 706 850 712C960 720 1050 724 1152 712',
      { stroke: colour.hill, width: 6 },
    ),
    [
      [648, 692],
      [692, 684],
      [736, 692],
    ].map(([x, y], at) =>
      line(`M${x} ${y}V${y - (at === 1 ? 70 : 54)}M${x - 16} ${y - (at === 1 ? 52 : 40)}H${x + 16}`, {
        stroke: colour.soft,
        width: 6,
      }),
    ),
  ])
}
