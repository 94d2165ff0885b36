/**
 * Serves the small files of the shell, which the precache holds as one packed file
 * (scripts/parts/pack-small-files.mjs).
 */

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** Access to the files of the pack. */
export interface PackedFiles {
  /**
   * The file of a path such as `/assets/area-1a2b.js`; undefined for a file outside the pack, and while the
   * pack is missing.
   */
  find(path: string): Promise<Response | undefined>
}

/**
 * `open` returns the pack: texts by path, as JSON. It is read at the first request and kept while the worker
 * runs.
 */
export function packedFiles(open: () => Promise<Response | undefined>): PackedFiles {
  let reading: Promise<ReadonlyMap<string, string>> | undefined
  const read = async (): Promise<ReadonlyMap<string, string>> => {
    const texts: Record<string, string> | undefined = await open().then(parsed, () => undefined)
    // The network has the files one by one; the next request looks for the pack again.
    if (!texts) reading = undefined
    return new Map(Object.entries(texts ?? {}))
  }
  return {
    async find(path) {
      reading ??= read()
      const text = (await reading).get(path)
      const type = types[path.split('.').at(-1) ?? '']
      return text === undefined || !type
        ? undefined
        : new Response(text, { headers: { 'content-type': type } })
    },
  }
}

async function parsed(pack: Response | undefined): Promise<Record<string, string> | undefined> {
  return await pack?.json().catch(() => undefined)
}
