/** A module as another tab, or the same one after a reload, has it: its state is new, what it imports is shared. */
/** `here` is the `import.meta.url` of the test; `file` lies beside it. The caller says what it exports. */
export async function freshModule<Module>(file: string, here: string): Promise<Module> {
  const { pathname } = new URL(file, here)
  const loaded: unknown = await import(/* @vite-ignore */ `${pathname}?tab=${crypto.randomUUID()}`)
  return loaded as Module
}
