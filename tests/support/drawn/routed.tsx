/** A router at an address, for parts that ask where they are; what its routes draw is no matter. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { doing } from '../drawn/draw'

/** The last of the addresses is on the screen; `rows` are paths with what is said of them. */
export async function routed(
  addresses: readonly string[],
  rows: Readonly<Record<string, StaticDataRouteOption>> = { '/$': {} },
) {
  const root = createRootRoute()
  const routes = Object.entries(rows).map(([path, staticData]) =>
    createRoute({ getParentRoute: () => root, path, staticData }),
  )
  const history = createMemoryHistory({ initialEntries: [...addresses] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  await router.load()
  return {
    router,
    history,
    wrap: (part: ReactNode) => <RouterContextProvider router={router}>{part}</RouterContextProvider>,
    go: (path: string) =>
      doing(async () => {
        history.push(path)
        await router.load()
      }),
  }
}
