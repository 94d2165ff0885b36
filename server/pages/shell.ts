/** The built index.html that pages are filled into (core/shell), read again after each build. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The built index.html. */
export interface Shell {
  html: string
  /** SHA-256, in base 64, of the styles inside it: the policy of its pages contains them. */
  styleHashes: readonly string[]
  /** Changes with every build. */
  stamp: string
}

/** Replaces a missing build: everything that needs no script works. */
const bareShell: Shell = {
  stamp: 'bare',
  styleHashes: [],
  html: `<!doctype html>
<html lang="de" dir="ltr">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title><!--head--></head>
  <body><div id="first"><!--chapter--></div><div id="root"></div><!--data--></body>
</html>
`,
}

/** Reads the shell of the current build, again after each build. */
export function shellReader(builtDirectory: string): () => Promise<Shell> {
  const path = join(builtDirectory, 'index.html')
  let kept: Shell | undefined
  return async () => {
    const found = await stat(path).catch(() => undefined)
    if (!found) return bareShell
    const stamp = `${found.mtimeMs}-${found.size}`
    if (kept?.stamp !== stamp) {
      const html = await readFile(path, 'utf8')
      kept = { stamp, html, styleHashes: styleHashes(html) }
    }
    return kept
  }
}

function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) =>
    createHash('sha256').update(style).digest('base64'),
  )
}
