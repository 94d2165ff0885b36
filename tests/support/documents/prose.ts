/** What people write for people: comments of code, and Markdown without its blocks of code. Sentences that run over lines are one line. */

const comment = /(?<=^|[\s({,;])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const codeBlock = /^```[\s\S]*?^```/gm
/** A broken line of a comment, with the sign the next one begins with. */
const lineBreak = /\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g

const isCode = (path: string) => /\.(?:tsx?|mjs|js|css)$/.test(path)

/** Whether a file holds words of people that can name something. */
export function hasProse(path: string): boolean {
  return path.endsWith('.md') || isCode(path)
}

export function proseOf(path: string, text: string): string {
  return isCode(path) ? withoutBreaks([...text.matchAll(comment)].join('\n')) : text.replace(codeBlock, '')
}

export function withoutBreaks(text: string): string {
  return text.replace(lineBreak, ' ')
}
