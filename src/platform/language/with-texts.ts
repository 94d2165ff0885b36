/** Loads a part together with its messages; neither belongs to the first load. */

/** Resolves with the part when it and its groups of messages are loaded. */
export async function withTexts<Part>(groups: readonly string[], load: () => Promise<Part>): Promise<Part> {
  const texts = import('./late-messages').then(({ addTexts }) => addTexts(...groups))
  return (await Promise.all([load(), texts]))[0]
}
