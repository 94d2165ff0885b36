/** Linters have been seen to report green on nothing: every forbidden import is planted in a copy of the house and must be refused. */
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
let house: string

const folders = ['core', 'db', 'src', 'worker', 'sw', 'server', 'tests']
const planted: readonly [file: string, source: string][] = [
  ['core/a.ts', "import { x } from '#db/rows'\nexport const a = x\n"],
  ['core/b.ts', "import { readFileSync } from 'node:fs'\nexport const b = readFileSync\n"],
  ['core/c.ts', "import { useState } from 'react'\nexport const c = useState\n"],
  ['db/a.ts', "import { x } from '../src/x'\nexport const a = x\n"],
  ['src/a.ts', "import { x } from '../server/x'\nexport const a = x\n"],
  ['src/b.ts', "import { x } from '../worker/library/x'\nexport const b = x\n"],
  ['src/features/one/a.ts', "import { x } from '../../app/x'\nexport const a = x\n"],
  ['src/features/one/b.ts', "import { x } from '../two/x'\nexport const b = x\n"],
  ['src/ui/a.ts', "import { x } from '../features/one/x'\nexport const a = x\n"],
  ['src/platform/a.ts', "import { x } from '../features/one/x'\nexport const a = x\n"],
  ['src/platform/b.ts', "import { x } from '../model/x'\nexport const b = x\n"],
  ['src/ui/page/b.ts', "import { x } from '../../model/x'\nexport const b = x\n"],
  ['src/model/a.ts', "import { x } from '../features/one/x'\nexport const a = x\n"],
  ['core/contract/a.ts', "import { x } from '../scripture/reading/x'\nexport const a = x\n"],
  ['core/contract/editions/a.ts', "import { x } from '../../finder/x'\nexport const a = x\n"],
  ['worker/sync/a.ts', "import { x } from '../account/x'\nexport const a = x\n"],
  ['worker/sync/contact/a.ts', "import { x } from '../../account/x'\nexport const a = x\n"],
  ['worker/account/a.ts', "import { x } from '../chats/x'\nexport const a = x\n"],
  ['worker/a.ts', "import { x } from '../src/x'\nexport const a = x\n"],
  ['sw/a.ts', "import { x } from '../worker/library/x'\nexport const a = x\n"],
  ['sw/b.ts', "import { x } from '../src/x'\nexport const b = x\n"],
  ['server/a.ts', "import { x } from '#db/rows'\nexport const a = x\n"],
  ['server/http/a.ts', "import { x } from '../library/x'\nexport const a = x\n"],
  ['server/b.ts', "import { x } from '../src/x'\nexport const b = x\n"],
]

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'perikope-house-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json', 'package.json'])
    copyFileSync(join(root, file), join(house, file))
  for (const folder of folders) {
    mkdirSync(join(house, folder))
    copyFileSync(join(root, folder, 'tsconfig.json'), join(house, folder, 'tsconfig.json'))
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const [file, source] of planted) write(file, source)
  write('src/cycle-a.ts', "import { b } from './cycle-b'\nexport const a = () => b\n")
  write('src/cycle-b.ts', "import { a } from './cycle-a'\nexport const b = () => a\n")
  write('src/types-a.ts', "import type { B } from './types-b'\nexport type A = B[]\nexport const a = 1\n")
  write('src/types-b.ts', "import { a } from './types-a'\nexport type B = typeof a\n")
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

describe('import rules', () => {
  it.each(planted.map(([file]) => file))('refuses the import planted in %s', async (file) => {
    const output = await run('oxlint', [file])
    expect(output).toContain('no-restricted-imports')
  })

  it.each(['cycle', 'types'])('refuses a cycle of %s', async (name) => {
    expect(await run('oxlint', [`src/${name}-a.ts`, `src/${name}-b.ts`])).toContain('import(no-cycle)')
  })

  it('refuses platform globals in core', async () => {
    rmSync(join(house, 'core'), { recursive: true })
    mkdirSync(join(house, 'core'))
    copyFileSync(join(root, 'core', 'tsconfig.json'), join(house, 'core', 'tsconfig.json'))
    write('core/globals.ts', 'export const found = [fetch, document, console, URL, crypto, TextDecoder]\n')
    const output = await run('tsc', ['-p', 'core'])
    for (const name of ['fetch', 'document', 'console', 'URL', 'crypto', 'TextDecoder'])
      expect(output).toContain(`'${name}'`)
  })
})

function write(file: string, source: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), source)
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules', '.bin', program), args, { cwd: house }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}
