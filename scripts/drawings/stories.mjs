/** People and hours: the family of Ruth, the day of the crucifixion from evening to evening. */
import { accent, dashed, dot, line, ring, sheet, text } from './pen.mjs'

export function ruth(t) {
  const name = (x, y, words, face = 'serif') => text(x, y + 12, words, { anchor: 'middle', face })
  const married = (x, y) => accent(ring(x - 7, y, 11), ring(x + 7, y, 11))
  return sheet(
    name(330, 120, 'Elimelech'),
    married(466, 120),
    name(590, 120, t('Noomi', 'Naomi')),
    name(1010, 120, 'Salmon'),
    line('M466 146V220M300 220H560M300 220V282M560 220V282'),
    name(90, 320, t('Orpa', 'Orpah')),
    married(190, 320),
    name(300, 320, t('Kiljon', 'Chilion')),
    name(560, 320, t('Machlon', 'Mahlon')),
    married(690, 320),
    accent(name(790, 320, t('Rut', 'Ruth'))),
    married(896, 320),
    name(1010, 320, t('Boas', 'Boaz')),
    line('M1010 156V282M896 346V462M896 538V592M896 668V712'),
    name(896, 500, 'Obed'),
    name(896, 630, t('Isai', 'Jesse')),
    accent(name(896, 748, 'David')),
    married(64, 736),
    text(102, 748, t('verheiratet', 'married')),
  )
}

export function hours(t) {
  /** Hours since midnight before Thursday's evening to units; the sun stands above the horizon from 30 to 42. */
  const xOf = (hour) => 92 + (hour - 17) * 41.6
  const yOf = (hour) => 400 - 165 * Math.sin((Math.PI * (hour - 30)) / 12)
  const sun = Array.from({ length: 76 }, (_, at) => 17 + at / 3)
    .map((hour) => `${Math.round(xOf(hour))} ${Math.round(yOf(hour))}`)
    .join('L')
  const stop = (hour, [x, y], anchor, when, what) => [
    accent(dot(xOf(hour), yOf(hour), 9)),
    text(x, y, when, { anchor, face: 'bold' }),
    text(x, y + 42, what, { anchor }),
  ]
  return sheet(
    line('M40 400H1160', dashed),
    line(`M${sun}`),
    stop(18, [60, 292], 'start', t('Abend', 'Evening'), t('Mahl mit den Zwölf', 'Supper with the Twelve')),
    stop(22, [xOf(22), 622], 'middle', t('Nacht', 'Night'), 'Gethsemane'),
    stop(
      28,
      [xOf(28) + 22, 560],
      'start',
      t('Hahnenschrei', 'Cock-crow'),
      t('Petrus leugnet', 'Peter denies'),
    ),
    stop(30.6, [xOf(30.6) + 14, 448], 'start', t('früh', 'Early'), t('Vor Pilatus', 'Before Pilate')),
    stop(33, [xOf(33) - 10, 212], 'end', t('9 Uhr', '9 am'), t('Gekreuzigt', 'Crucified')),
    stop(36, [xOf(36), 148], 'middle', t('12 Uhr', 'Noon'), t('Finsternis', 'Darkness')),
    stop(39, [xOf(39) + 8, 212], 'start', t('15 Uhr', '3 pm'), t('Jesus stirbt', 'Jesus dies')),
    stop(42, [1170, 466], 'end', t('Abend', 'Evening'), t('Ins Grab gelegt', 'Laid in the tomb')),
  )
}
