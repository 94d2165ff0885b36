/** Runs `npm run library` in this process, over a data folder. */
import { runLibraryCommand } from '../../../server/library/command/main'

/** The exit code, and all that it says. */
export async function runCommand(
  dataDirectory: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const said: string[] = []
  const [out, error, data] = [process.stdout.write, process.stderr.write, process.env.DATA_DIR]
  const listen = (text: string | Uint8Array) => {
    said.push(String(text))
    return true
  }
  process.stdout.write = listen
  process.stderr.write = listen
  process.env.DATA_DIR = dataDirectory
  try {
    return { code: await runLibraryCommand(args), output: said.join('') }
  } finally {
    process.stdout.write = out
    process.stderr.write = error
    if (data === undefined) delete process.env.DATA_DIR
    else process.env.DATA_DIR = data
  }
}
