import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { helpNumbersFile, readHelpNumbers } from './help-numbers'

async function folderWith(content?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'help-'))
  if (content !== undefined) await writeFile(join(folder, helpNumbersFile), content)
  return folder
}

const number = { is: 'talk', number: '0800 111 0 111', name: 'TelefonSeelsorge' }

it('is the table of the operator where there is one', async () => {
  expect(await readHelpNumbers(await folderWith())).toBeUndefined()
  const table = { written: '2026-12-01', countries: { DE: [number] } }
  expect(await readHelpNumbers(await folderWith(JSON.stringify(table)))).toEqual(table)
})

it.each([
  ['{', 'is no JSON'],
  ['[]', 'they are wrong'],
  [JSON.stringify({ written: 'gestern', countries: {} }), 'written: a day is meant'],
  [JSON.stringify({ written: '2026-12-01', countries: { DE: [] } }), 'countries.DE'],
  [JSON.stringify({ written: '2026-12-01', countries: { Germany: [number] } }), 'countries.Germany'],
  [
    JSON.stringify({ written: '2026-12-01', countries: { DE: [{ ...number, number: 'call us' }] } }),
    'a telephone number is meant',
  ],
  [
    JSON.stringify({ written: '2026-12-01', countries: { DE: [{ ...number, is: 'police' }] } }),
    'countries.DE.0.is',
  ],
])('stops the start with a reason: %s', async (content, reason) => {
  await expect(readHelpNumbers(await folderWith(content))).rejects.toThrow(reason)
})
