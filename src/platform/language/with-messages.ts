/** Loads a part together with its messages; neither belongs to the first load. */

/** Resolves with the part when it and its groups of messages are loaded. */
export async function withMessages<Part>(
  groups: readonly string[],
  load: () => Promise<Part>,
): Promise<Part> {
  const messages = import('./late-messages').then(({ addMessages }) => addMessages(...groups))
  return (await Promise.all([load(), messages]))[0]
}
