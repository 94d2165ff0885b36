/** What is loaded late comes with its texts: neither is part of the first load. */

/** A part, once it and the groups of texts it speaks with are here. */
export async function withTexts<Part>(groups: readonly string[], load: () => Promise<Part>): Promise<Part> {
  const texts = import('./late-messages').then(({ addTexts }) => addTexts(...groups))
  return (await Promise.all([load(), texts]))[0]
}
