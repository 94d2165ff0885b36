/** Numbers behind works that are no book of the Bible, as foreign texts print them: 20 frames with 10 works each. */

const works = [
  'Josephus, Ant.',
  'Jos. Ant.',
  'Josephus, Wars',
  'Jos. Bell. Jud.',
  'Ant. Jud.',
  'Josephus, B. J.',
  '3 Corinthians',
  '1 Esdras',
  '2 Esdras',
  '3 Maccabees',
  '4 Maccabees',
  '4 Ezra',
  'Acts of John',
  'Acts of Paul',
  'Apocalypse of Peter',
  'Ascension of Isaiah',
  'Assumption of Moses',
  'Testament of Job',
  'Testament of Joseph',
  'Psalms of Solomon',
  'Odes of Solomon',
  'Prayer of Manasseh',
  'Martyrdom of Isaiah',
  'Apocryphon of John',
  'Protevangelium of James',
  'Life of Adam',
  'Pseudo-Matthew',
  'Epistle of Barnabas',
  'Gospel of Thomas',
  'Gospel of Peter',
  'Hezekiah',
  'Eusebius, Hist. Eccl.',
  'Eusebius, Eccl. Hist.',
  'Tacitus, Ann.',
  'Mishnah, Sanhedrin',
  '1 Enoch',
  'Jubilees',
  '1 Clement',
  'Hermas, Vis.',
  'Philo, Vit. Mos.',
] as const

const frames = [
  (work: string) => `as is told in ${work} 11:8, and elsewhere.`,
  (work: string) => `(${work} 4:1-3)`,
  (work: string) => `See ${work} 2:1; 3:4.`,
  (work: string) => `John tells it too; compare ${work} 5:1.`,
  (work: string) => `the king (so ${work} 3:16, 17) went up`,
] as const

/** 200 texts. */
export const plantedReferences: readonly string[] = works.flatMap((work) =>
  frames.map((frame) => frame(work)),
)
