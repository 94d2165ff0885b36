/**
 * Marks the browser tests of `npm test`: one path for each capability, so that the whole run stays short. A test without the mark runs in
 * `npm run test:long`, which runs everything. Write it between name and function: `it('opens a chapter', daily, async () => ...)`.
 */
export const daily = { tags: ['daily'] }
