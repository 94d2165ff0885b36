/** Whether all of the long series run (`npm run test:long`); with `npm test` a smaller share. */
export const isLong = process.env['PERIKOPE_LONG'] === '1'

/** All of a series in the long run, every nth of it from the first otherwise. */
export function dailyShare<T>(series: readonly T[], nth: number): readonly T[] {
  return isLong ? series : series.filter((_, at) => at % nth === 0)
}
