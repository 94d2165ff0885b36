/** Whether all of the long series run (`npm run test:long`); with `npm test` a smaller share. */
export const isLong = process.env['PERIKOPE_LONG'] === '1'
