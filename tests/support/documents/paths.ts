/** Files and folders that comments and documents name: from the root, or with only the end of their path. */
import { topFolders } from './repository-files'

const file =
  /(?<![\w/.@*-])(?:\.{0,2}\/)?(?:#?[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|html|md|json|js|svg|png|sql|idx|woff2)(?!\w)/g
const folder = new RegExp(`(?<![\\w/.@-])#?(?:${topFolders.join('|')})(?:/[\\w.-]+)+`, 'g')
/** In Markdown, where code is marked as such. */
const markedFolder = /(?<=`)(?:[\w-]+\/)+(?=`)/g

/** Made by building, running or saving, or samples of such names; parts of the server's addresses. */
const madeLater = [
  /^(?:dist|build|data|assets|api|og|pages)\//,
  /^(?:backup|index|meaning|recordings)\.json$/,
  /^(?:search\.idx|sw\.js|og|data|restoring)$/,
  /^(?:fuse|matomo)\.js$/,
]

/** As they are written, each once. */
export function pathsIn(prose: string): string[] {
  const found = [file, folder, markedFolder].flatMap((pattern) => [...prose.matchAll(pattern)])
  return [...new Set(found.map(([path]) => path))]
}

/** Whether a name is that of something in the repository, or made later. Code may be named without its ending. */
export function exists(path: string, files: readonly string[]): boolean {
  const name = path.replace(/^(?:\.{1,2}\/)+/, '').replace(/^[#/]|[./]$/g, '')
  if (madeLater.some((pattern) => pattern.test(name))) return true
  return files.some((known) => {
    const full = `/${known}`
    return (
      full.includes(`/${name}/`) ||
      full.endsWith(`/${name}`) ||
      full.replace(/(?:\.test)?\.[tj]sx?$/, '').endsWith(`/${name}`)
    )
  })
}
