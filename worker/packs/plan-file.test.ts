import { describe, expect, it } from 'vitest'
import { madePlanSchema } from '#core/contract/members/made-plan'
import { maxPlanFileBytes } from '#core/limits'
import { planFile } from '#core/plans/made/plan-file'
import { madePlanOf } from '#core/sync/testing/samples'
import { readPlanFile } from './plan-file'

const key = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const fileOf = (content: unknown, name = 'plan.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name)
const failureOf = async (content: unknown, name?: string) =>
  await readPlanFile(fileOf(content, name)).then(
    () => undefined,
    ({ code, details }: { code: string; details: { reason?: string } }) =>
      [code, details.reason ?? ''].join(' ').trim(),
  )

describe('a plan as a file', () => {
  it('comes back as it was, with which plan it is', async () => {
    const plan = {
      ...madePlanOf('Mein Plan'),
      about: 'Zwei Wochen.',
      sections: [
        { id: 1, title: 'Anfang', ranges: '41.1.0-2.0 57.0.0' },
        { id: 4, ranges: '19.23.1-6 40.5.3-6.4 43.3.16' },
      ],
      lastId: 7,
    }
    const { plans, uuid, leftOut } = await readPlanFile(fileOf(planFile(key, plan)))
    const { division: _, ...rest } = plan
    expect({ plans, uuid, leftOut }).toEqual({
      plans: [{ ...rest, sources: [], lastId: 4 }],
      uuid: key,
      leftOut: 0,
    })
  })

  it('numbers its parts anew where ours have had too many', async () => {
    const plan = { ...madePlanOf('Long'), sections: [{ id: 5_000, ranges: '41.1.0' }], lastId: 5_000 }
    const [read] = (await readPlanFile(fileOf(planFile(key, plan)))).plans
    expect(read?.sections).toEqual([{ id: 1, ranges: '41.1.0' }])
  })

  it('parts a range over two books', async () => {
    const plan = { ...madePlanOf('Over'), sections: [{ id: 1, ranges: '39.4.5-40.1.1' }] }
    const [read] = (await readPlanFile(fileOf(planFile(key, plan)))).plans
    expect(read?.sections).toEqual([{ id: 1, ranges: '39.4.5-6 40.1.1' }])
  })

  it('of an operator is read too: text, other programs, several plans; and tells what it leaves out', async () => {
    const text = { title: 'Anfang', locale: 'de', sections: [{ readings: ['1. Mose 1-2', 'Unfug 3'] }] }
    expect(await readPlanFile(fileOf([text, { ...text, title: 'B' }]))).toMatchObject({
      plans: [{ sections: [{ id: 1, ranges: '1.1.0-2.0' }] }, { title: 'B' }],
      leftOut: 2,
    })
    const properties = await readPlanFile(fileOf('1=Gen.1\n2=Gen.2', 'two.properties'))
    expect(properties.plans[0]?.sections).toHaveLength(2)
  })

  it('has words that may be stored, however long they are', async () => {
    const title = `${'x'.repeat(119)}\u{1F600} and more`
    const [read] = (
      await readPlanFile(
        fileOf({ title, about: `a\u0007b${'y'.repeat(5_000)}`, sections: [{ readings: ['GEN 1'] }] }),
      )
    ).plans
    expect(madePlanSchema.safeParse(read).success).toBe(true)
  })

  it.each<[string, unknown, string]>([
    ['no JSON', '{"title": ', 'file-'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'file-format'],
    ['a zip', 'PK\u0003\u0004', 'file-format'],
    ['other data', { a: 1 }, 'file-'],
    ['nothing', '', 'file-'],
    ['entries of a dictionary', { head: 'A', text: 'a' }, 'file-empty'],
    ['no parts', { title: 'A', sections: [] }, 'file-damaged'],
    [
      'too many parts',
      { title: 'A', sections: Array.from({ length: 2_001 }, () => ({ readings: ['GEN 1'] })) },
      'file-damaged',
    ],
    [
      'ids that do not ascend',
      {
        title: 'A',
        sections: [
          { id: 2, readings: ['GEN 1'] },
          { id: 1, readings: ['GEN 1'] },
        ],
      },
      'file-damaged',
    ],
    ['a title that is no text', { title: { a: 1 }, sections: [{ readings: ['GEN 1'] }] }, 'file-damaged'],
    [
      'more plans than one opens',
      Array.from({ length: 21 }, (_, at) => ({ title: `P${at}`, sections: [{ readings: ['GEN 1'] }] })),
      'file-too-large',
    ],
    [
      'more places than a plan may hold',
      {
        title: 'A',
        sections: Array.from({ length: 200 }, () => ({
          readings: Array.from({ length: 90 }, (_, at) => `PSA ${at + 1}:1-2`),
        })),
      },
      'file-too-large',
    ],
  ])('that is %s is refused', async (_, content, code) => {
    expect(await failureOf(content)).toContain(code)
  })

  it('that is too large is not even read', async () => {
    const file = {
      name: 'x.json',
      size: maxPlanFileBytes + 1,
      arrayBuffer: () => Promise.reject(new Error('read')),
    }
    await expect(readPlanFile(file)).rejects.toMatchObject({ code: 'file-too-large' })
  })

  it('says a strange number of a plan to nobody', async () => {
    const sections = [{ readings: ['GEN 1'] }]
    for (const uuid of [7, '../..', key.toUpperCase(), null])
      expect((await readPlanFile(fileOf({ title: 'A', uuid, sections }))).uuid).toBeUndefined()
  })
})
