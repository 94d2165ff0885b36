/** What second readers of the entries found in samples drawn by seed: entries read, and those with an error, which is mended. */
export const secondReaders = {
  'stories-nt': { read: 100, wrong: 34 },
  'stories-ot': { read: 100, wrong: 15 },
  famous: { read: 100, wrong: 25 },
  persons: { read: 100, wrong: 31 },
  things: { read: 100, wrong: 44 },
  'themes of faith': { read: 100, wrong: 7 },
  'themes of life': { read: 100, wrong: 20 },
  'names ar': { read: 100, wrong: 7 },
  'names fa': { read: 100, wrong: 3 },
  'names he': { read: 100, wrong: 8 },
  'names es': { read: 99, wrong: 5 },
  'names fr': { read: 101, wrong: 4 },
  'names it': { read: 101, wrong: 4 },
  'names pt': { read: 101, wrong: 4 },
} as const satisfies Record<string, { read: number; wrong: number }>
