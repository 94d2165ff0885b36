import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import { packRanges } from '../../../scripture/packed-ranges'

const plan = { title: 'Two days', sections: [{ readings: ['GEN 1-2'] }, { readings: ['EXO 3'] }] }
const json = (value: unknown) => JSON.stringify(value)
const sectionsOf = (imported: Awaited<ReturnType<typeof importSmall>>, at = 0) =>
  (imported.articles[at]?.groups ?? []).map(({ section, title, ranges }) => [
    section?.id,
    section?.date ?? title,
    packRanges(ranges),
  ])
const reported = ({ report }: Awaited<ReturnType<typeof importSmall>>) =>
  report.entries.map(({ kind, line, details }) => [kind, line, ...Object.values(details)])
const failureOf = async (wanted: Promise<unknown>) =>
  await wanted.then(
    () => undefined,
    (error: { code: string; details: Record<string, string> }) =>
      [error.code, error.details.file, error.details.reason ?? error.details.field].join(' '),
  )

describe('a plan of our own', () => {
  it('is read in every notation, each section with its id', async () => {
    const imported = await importSmall(
      {
        'p.json': json({
          title: 'Anfang',
          about: 'Was *am Anfang* steht.',
          locale: 'de',
          sections: [
            { readings: ['GEN 1-2', 'Gen.3.1-Gen.4.2', '1. Mose 5,1-3; 7'] },
            { id: 5, title: 'Auszug', readings: ['Exod.11-Exod.12.20', 'Obad', 'Lk 2'] },
            { readings: ['2Sam.5.11-2Sam.6'], id: 9 },
          ],
        }),
      },
      { locale: undefined, abbr: 'ANF' },
    )
    expect(imported.manifest).toMatchObject({ kind: 'plans', name: 'Anfang', locale: 'de', numbering: 'eng' })
    expect(imported.articles).toMatchObject([{ id: 1, head: 'Anfang', rule: 'day' }])
    expect(imported.articles[0]?.parts).toMatchObject([{ tag: 'p' }])
    expect(sectionsOf(imported)).toEqual([
      [1, '', '1.1.0-2.0 3.1-4.2 5.1-3 7.0'],
      [5, 'Auszug', '2.11.1-12.20 31.0.0 42.2.0'],
      [9, '', '10.5.11-6.23'],
    ])
    expect(reported(imported)).toEqual([])
  })

  it('keeps its dates', async () => {
    const sections = [
      { date: '12-31', readings: ['GEN 1'] },
      { date: '02-29', readings: ['GEN 2'] },
    ]
    const imported = await importSmall({ 'p.json': json({ ...plan, rule: 'date', sections }) })
    expect(imported.articles[0]?.rule).toBe('date')
    expect(sectionsOf(imported)).toEqual([
      [1, '12-31', '1.1.0'],
      [2, '02-29', '1.2.0'],
    ])
  })

  it.each<[string, object, string]>([
    [
      'ids that do not ascend',
      {
        sections: [
          { id: 2, readings: ['GEN 1'] },
          { id: 2, readings: ['GEN 1'] },
        ],
      },
      'section 2: it stands after section 2',
    ],
    ['no date', { rule: 'date' }, 'section 1: no date'],
    [
      'a wrong date',
      { rule: 'date', sections: [{ date: '02-30', readings: ['GEN 1'] }] },
      'section 1: date 02-30',
    ],
    [
      'a date that decides nothing',
      { sections: [{ date: '02-03', readings: ['GEN 1'] }] },
      'the rule is day',
    ],
    [
      'a day that no month has',
      { rule: 'dayOfMonth', sections: [{ id: 32, readings: ['GEN 1'] }] },
      'section 32: no month',
    ],
    [
      'a section of nothing',
      { sections: [{ readings: ['GEN 1'] }, { readings: [] }] },
      'section 2: no readings',
    ],
    [
      'a section without a list',
      { sections: [{ readings: ['GEN 1'] }, { reading: 'GEN 1' }] },
      'section 2, readings',
    ],
    ['no sections', { sections: [] }, 'no sections'],
    ['a rule without sections', { rule: 'free', sections: undefined }, 'plan 1, section'],
    [
      'too many',
      { sections: Array.from({ length: 2001 }, () => ({ readings: ['GEN 1'] })) },
      '2001 sections, at most 2000',
    ],
    ['an id beyond all days', { sections: [{ id: 2001, readings: ['GEN 1'] }] }, 'ids go to 2000'],
    ['an unknown rule', { rule: 'week' }, 'plan 1, rule'],
    ['an unknown numbering', { numbering: 'kjv' }, 'plan 1, numbering'],
  ])('is refused with %s', async (_, wrong, reason) => {
    const failure = await failureOf(importSmall({ 'p.json': json({ ...plan, ...wrong }) }))
    expect(failure).toMatch(/^file-damaged p\.json /)
    expect(failure).toContain(reason)
  })

  it('says what cannot be read and keeps the rest', async () => {
    const sections = [
      { readings: ['GEN 1', 'GEN 51', 'Morning prayer'] },
      { readings: ['3 Corinthians 2:1'] },
      { title: 'Rest', readings: ['JDG 99'] },
      { readings: ['Gen 4; Foo 3', '7'] },
      { readings: ['Ps.119.89-Ps.119.16'] },
    ]
    const imported = await importSmall({ 'p.json': json({ ...plan, sections }) })
    expect(sectionsOf(imported)).toEqual([
      [1, '', '1.1.0'],
      [3, 'Rest', ''],
      [4, '', '1.4.0'],
      [5, '', '19.119.89'],
    ])
    expect(reported(imported)).toEqual([
      ['reference-absent', 1, 'Two days', 'GEN 51', 'GEN 51'],
      ['reference-unread', 1, 'Two days', 'Morning prayer'],
      ['reference-foreign', 2, 'Two days', '3 Corinthians 2:1'],
      ['entry-empty', 2, 'Two days', 2],
      ['reference-absent', 3, 'Two days', 'JDG 99', 'JDG 99'],
      ['entry-empty', 3, 'Two days', 3],
      ['reference-unread', 4, 'Two days', 'Gen 4; Foo 3', '; Foo 3'],
      ['reference-unread', 4, 'Two days', '7'],
      ['reference-doubtful', 5, 'Two days', 'Ps.119.89-Ps.119.16'],
    ])
  })

  it('reports what it leaves out of a book, not what it never meant to read', async () => {
    const sections = [{ readings: ['JON 1-3', 'JON 4:1-10', 'RUT 1-3', 'ISA 1-65', 'GEN 1'] }]
    const imported = await importSmall({ 'p.json': json({ ...plan, sections }) })
    expect(reported(imported)).toEqual([
      ['plan-gap', 1, 'Two days', 'Isa 66'],
      ['plan-gap', 1, 'Two days', 'Jonah 4:11'],
    ])
  })
})

describe('several plans', () => {
  const other = { ...plan, title: 'Other days' }

  it.each([
    ['in a list', { 'p.json': json([plan, other]) }],
    [
      'in files with a description',
      { 'a.json': json(plan), 'b.json': json(other), 'pack.json': json({ name: 'Ours', locale: 'fr' }) },
    ],
  ])('are one pack %s', async (_, files) => {
    const imported = await importSmall(files, { locale: undefined })
    expect(imported.articles.map(({ head }) => head)).toEqual(['Two days', 'Other days'])
    expect(imported.report.items).toEqual({ found: 2, kept: 2 })
    if ('pack.json' in files) expect(imported.manifest).toMatchObject({ name: 'Ours', locale: 'fr' })
  })

  it('keep their numbers when one comes before them', async () => {
    const before = await importSmall({ 'p.json': json([plan]) })
    const after = await importSmall({ 'p.json': json([other, plan]) }, { ids: before.ids })
    expect(after.articles.map(({ id, head }) => [id, head])).toEqual([
      [1, 'Two days'],
      [2, 'Other days'],
    ])
  })

  it('leave out a damaged one and tell it; where nothing else is there, it is the reason', async () => {
    const wrong = json({ ...plan, sections: [] })
    const imported = await importSmall({ 'a.json': wrong, 'b.json': json(other) })
    expect(reported(imported)).toEqual([['file-damaged', 1, 'Two days: no sections']])
    const files = { 'a.json': wrong, 'pack.json': json({ name: 'Ours' }) }
    expect(await failureOf(importSmall(files))).toBe('file-damaged a.json Two days: no sections')
  })
})

describe('the numbering of plans', () => {
  const joel = { ...plan, numbering: 'org', sections: [{ readings: ['JOL 4'] }] }

  it('is what the person says, else what the file says, else the English one', async () => {
    const numberingOf = async (...args: Parameters<typeof importSmall>) =>
      (await importSmall(...args)).manifest.numbering
    expect(await numberingOf({ 'p.json': json(joel) })).toBe('org')
    expect(
      await numberingOf({ 'p.json': json({ ...joel, sections: plan.sections }) }, { numbering: 'vul' }),
    ).toBe('vul')
    expect(await numberingOf({ 'p.json': json(plan) })).toBe('eng')
    expect(await numberingOf({ 'p.properties': 'Versification=Synodal\n1=Gen.1' })).toBe('rsc')
    expect(
      await numberingOf({ 'p.json': json(plan), 'pack.json': json({ name: 'X', numbering: 'lxx' }) }),
    ).toBe('lxx')
  })

  it('is one for a pack', async () => {
    const files = { 'a.json': json(joel), 'b.json': json({ ...plan, title: 'B', numbering: 'eng' }) }
    expect(await failureOf(importSmall(files))).toBe('file-damaged b.json numbering eng, and org in a.json')
    expect((await importSmall(files, { numbering: 'org' })).articles).toHaveLength(2)
  })
})

describe('what is no plan', () => {
  it('is left out of a pack of plans', async () => {
    const imported = await importSmall({ 'a.json': json({ head: 'A', text: 'a' }), 'p.json': json(plan) })
    expect(reported(imported)).toEqual([['entry-invalid', 1, 'A', 'rule']])
    const entry = { 'a.json': json({ head: 'A', text: 'a' }) }
    expect(await failureOf(importSmall(entry, { kind: 'plans' }))).toContain('file-empty')
  })

  it('is not made of one', async () => {
    const failure = await failureOf(importSmall({ 'p.json': json(plan) }, { kind: 'dictionary' }))
    expect(failure).toContain('reading plans cannot be dictionary')
  })
})

describe('a plan of AndBible', () => {
  it('has the numbers and the order of its lines, and the name of its file', async () => {
    const text = [
      '# By hand, for this test',
      '! another comment',
      '',
      '2=Gen.2-Gen.3, Ps.1 ,Phlm',
      '1=Matt.1,\\',
      '   Ezra.1',
      '4 : Ruth\\u002e1',
      '3=',
      'Author=A. Hand',
    ].join('\r\n')
    const imported = await importSmall({ 'plans/two_days.properties': text })
    expect(imported.articles).toMatchObject([{ head: 'two_days', rule: 'day' }])
    expect(sectionsOf(imported)).toEqual([
      [1, '', '40.1.0 15.1.0'],
      [2, '', '1.2.0-3.0 19.1.0 57.0.0'],
      [4, '', '8.1.0'],
    ])
    expect(reported(imported)).toEqual([
      ['entry-invalid', 9, 'Author'],
      ['entry-empty', 8, 3],
    ])
  })

  it('is called as the person says', async () => {
    const imported = await importSmall({ 'x.properties': '1=Gen.1' }, { name: 'One day' })
    expect([imported.manifest.name, imported.articles[0]?.head]).toEqual(['One day', 'One day'])
  })

  it('has dates where its lines have', async () => {
    const imported = await importSmall({ 'x.properties': '1=Jan-1;Gen.1-Gen.2\n2=feb-29;Exod.1,Ps.2' })
    expect(imported.articles[0]?.rule).toBe('date')
    expect(sectionsOf(imported)).toEqual([
      [1, '01-01', '1.1.0-2.0'],
      [2, '02-29', '2.1.0 19.2.0'],
    ])
  })

  it.each([
    ['1=Jan-1;Gen.1\n2=Gen.2', 'section 2: no date'],
    ['1=Jan-1;Gen.1\n2=Foo-1;Gen.2', 'section 2: date Foo-1'],
    ['1=Gen.1\n1=Gen.2', 'section 1: twice'],
    ['Versification=KJV\nname=X', 'no sections'],
  ])('is refused: %s', async (text, reason) => {
    expect(await failureOf(importSmall({ 'x.properties': text }))).toContain(reason)
  })

  it('of a versification that is not known counts as English, and says so', async () => {
    const imported = await importSmall({ 'x.properties': 'Versification=Mars\n1=Gen.1' })
    expect(imported.manifest.numbering).toBe('eng')
    expect(reported(imported)).toEqual([['entry-invalid', 1, 'Versification', 'Mars']])
  })
})

it('a plan of days with references is read by its days', async () => {
  const days = [
    { day: 1, refs: ['Gen.1', 'Matt.1'] },
    { day: 3, refs: ['Gen.2'] },
  ]
  const imported = await importSmall({ 'm.json': json({ id: 'x', title: 'Old', plan: days }) })
  expect(sectionsOf(imported)).toEqual([
    [1, '', '1.1.0 40.1.0'],
    [3, '', '1.2.0'],
  ])
})
