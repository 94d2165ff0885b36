/**
 * Marks the browser tests of `npm test`: one path for each capability, so that the whole run stays short. A test without the mark runs in
 * `npm run test:long`, which runs everything. Write it between name and function: `it('opens a chapter', daily, async () => ...)`.
 */
export const daily = { tags: ['daily'] }

/** The same for tests of `tests/offline` that kill no browser: they share one, where others start a program of their own. */
export const dailyWithoutKill = { tags: ['daily', 'no-kill'] }
