/** Crash-safe writing: content reaches the disk before its name does. */
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a new file and waits until it is on disk. */
export async function writeDurably(path: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  const file = await open(path, 'w', mode)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Replaces a file at one instant: readers see the old content or the new one. */
export async function replaceDurably(path: string, content: string | Uint8Array): Promise<void> {
  const beside = `${path}.new`
  await writeDurably(beside, content)
  await rename(beside, path)
  await syncDirectory(dirname(path))
}

/** A new directory with all its files, on disk when this returns. */
export async function writeDirectory(
  path: string,
  files: readonly { name: string; content: string | Uint8Array }[],
): Promise<void> {
  await mkdir(path, { recursive: true })
  for (const { name, content } of files) await writeDurably(join(path, name), content)
  await syncDirectory(path)
  await syncDirectory(dirname(path))
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
