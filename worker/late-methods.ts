/** Methods of what is loaded when one of them is called first. */

/** Each waits for its owner and hands over; `load` says when it is asked for again. */
export function lateMethods<
  Owner extends Record<Name, (...input: never[]) => Promise<unknown>>,
  Name extends string,
>(load: () => Promise<Owner>, names: readonly Name[]): Pick<Owner, Name> {
  const methods = names.map((name) => [
    name,
    async (...input: never[]) => await (await load())[name](...input),
  ])
  // Of which names it was made, fromEntries forgets.
  return Object.fromEntries(methods) as Pick<Owner, Name>
}
