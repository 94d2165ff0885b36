/**
 * Makes the routes of a row of the route table: one for the path and one for each synonym of the screen, each
 * also below every language that the screen exists in (`core/contract/address/screens.ts`).
 */
import {
  type AnyRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { type Screen, screenFacts, wordsOf } from '#core/contract/address/screens'
import { onceOnline } from '../../ui/timing/once-online'
import { membersOnly, type RouteGuard, visitorsOnly } from './guards'
import { both, localeOnly, type RouteParameters } from './parameters'
import type { Asked } from './redirects'
import type { DrawnScreen, OpenedScreen } from './screen-table'

export type RouteKind = 'home' | 'text' | 'search' | 'overlay'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    kind?: RouteKind
    /** Key of the page title in the group `menu`. */
    title?: string
    /** An overlay with the width of a form. */
    isForm?: boolean
    /** An area: a page under the header on wide windows. */
    isArea?: boolean
    /** With this parameter in its query an overlay stands beside the view instead of over it. */
    besideWith?: string
    /** The route opens a dialog above the view. */
    hasDialog?: boolean
  }
}

/** An address of a screen. */
type Address = OpenedScreen | `${OpenedScreen}/${string}`

type OpenedFacts = Screen & { path: OpenedScreen }

interface Options {
  /** Decides who may enter; redirects everybody else. */
  guard?: RouteGuard
  params?: RouteParameters
}

interface ScreenOptions extends Options {
  /** The component, if it is not that of the screen. */
  drawnBy?: DrawnScreen
}

interface Row extends Options {
  path: string
  drawnBy?: DrawnScreen
  staticData?: StaticDataRouteOption
}

/** Makes rows of each kind below one root. */
export function routeMaker(root: AnyRootRoute) {
  const one = ({ path, guard, params, drawnBy, staticData = {} }: Row) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData,
      ...(params ? { params } : {}),
      ...(drawnBy ? { component: screen(drawnBy) } : {}),
      ...(guard ? { beforeLoad: guard } : {}),
    })
  const addresses = (row: Row, more: Row['staticData']) => {
    const facts = factsOf(row.path)
    const staticData = { title: facts.title, ...more }
    const drawnBy = row.drawnBy ?? facts.path
    const guard = row.guard ?? guardOf(facts)
    return addressesOf(row, facts).map((address) =>
      one({ ...row, ...address, drawnBy, staticData, ...(guard ? { guard } : {}) }),
    )
  }
  const overlay = (path: Address, options: ScreenOptions = {}) => {
    const { isForm, isArea, besideWith } = factsOf(path)
    return addresses(
      { path, ...options },
      {
        kind: 'overlay',
        ...(isForm ? { isForm } : {}),
        ...(isArea ? { isArea } : {}),
        ...(besideWith ? { besideWith } : {}),
      },
    )
  }
  return {
    /** A view; it stays alive below overlays. */
    view: (path: string, kind: Exclude<RouteKind, 'overlay'>, options: Options = {}) => [
      one({ path, ...options, staticData: { kind } }),
    ],
    /** The address of a screen that is its word alone; none for screens that need more. */
    screen: (facts: Screen) => (isOpened(facts) && !facts.needsMore ? overlay(facts.path) : []),
    /** An address of a screen over the view, or beside it; its guard replaces that of the facts. */
    overlay,
    /** A dialog over the home view. */
    dialog: (path: Address) => addresses({ path }, { kind: 'home', hasDialog: true }),
    /** A redirect. */
    elsewhere: (path: string, target: (asked: Asked) => string | Promise<string>) => [
      one({
        path,
        guard: async ({ location, params, context }) => {
          throw redirect({
            href: await target({ location, params, from: context.here() }),
            replace: true,
          })
        },
      }),
    ],
    /** An address without a place. */
    nowhere: (path: string, params: RouteParameters) => [one({ path, params })],
  }
}

/**
 * Loads a screen when it is opened for the first time, and with the first screen the table of them: no screen
 * is part of the first load.
 * The router itself would load the page anew for a lost file, which it knows by its message: without asking for
 * the server, a second time after ours, and without what was typed (errors/lost-chunks.ts).
 */
function screen(name: DrawnScreen) {
  const load = async () => ({ default: await (await import('./screen-table')).loadScreen(name) })
  const loaded = async () => {
    try {
      return await onceOnline(load)
    } catch (cause) {
      throw new Error(`The screen ${name} cannot be loaded: ${String(cause)}`, { cause })
    }
  }
  return lazyRouteComponent(loaded)
}

function guardOf({ leadsVisitorsTo, isForVisitors }: Screen): RouteGuard | undefined {
  if (leadsVisitorsTo) return membersOnly(leadsVisitorsTo)
  return isForVisitors ? visitorsOnly : undefined
}

function factsOf(path: string): OpenedFacts {
  const [, word = ''] = path.split('/')
  const facts = screenFacts(word)
  if (!isOpened(facts)) throw new RangeError(path)
  return facts
}

function isOpened(facts: Screen | undefined): facts is OpenedFacts {
  return facts !== undefined && facts.path !== '/search'
}

function addressesOf({ path, params }: Row, facts: Screen): { path: string; params?: RouteParameters }[] {
  const [, word = '', ...rest] = path.split('/')
  const words = word === facts.path.slice(1) ? wordsOf(facts) : [word]
  return words.flatMap((first) => {
    const plain = `/${[first, ...rest].join('/')}`
    const here = facts.isOnlyLocalized ? [] : [{ path: plain, ...(params ? { params } : {}) }]
    if (!facts.isLocalized) return here
    return [...here, { path: `/$locale${plain}`, params: params ? both(localeOnly, params) : localeOnly }]
  })
}
