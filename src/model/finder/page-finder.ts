/** The finder of the page: its files come from the worker, so that they are loaded and kept once. */
import { FinderLibrary } from '#core/finder/finder-library'
import { workerClient } from '../../platform/client/worker-client'

export const pageFinder = new FinderLibrary((name) => workerClient().finderTable(name))
