/**
 * Runs `work` over all items, a few at a time; results are in the order of the items. The first failure
 * rejects.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  width = 4,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const run = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, run))
  return results
}
