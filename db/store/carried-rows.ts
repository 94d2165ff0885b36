/**
 * Rows that found no room on the disk: kept in memory, laid over the tables of one database. Readers see them
 * like any others until the page is left; nothing that was stored is touched.
 */
import {
  cmp,
  type DBCore,
  type DBCoreKeyRange,
  type DBCoreMutateRequest,
  type DBCoreQueryRequest,
  type DBCoreTable,
  type Dexie,
} from 'dexie'

interface Row {
  key: unknown
  value: unknown
}

export interface CarriedChange {
  table: string
  rows: readonly Row[]
  /** Keys of rows that are carried no longer. */
  gone: readonly unknown[]
}

/** Tables whose rows can be fetched again, or are no loss. */
const carriable: ReadonlySet<string> = new Set([
  'editions',
  'books',
  'chapters',
  'names',
  'results',
  'pageTexts',
  'packs',
  'answers',
  'recents',
  'recentSearches',
  'facts',
])

/** After so long it is tried again whether there is room. */
const tryAgainMs = 60_000

export class CarriedRows {
  readonly #tables = new Map<string, Map<string, Row>>()
  readonly #now: () => number
  #listener: (change: CarriedChange) => void = () => undefined
  #fullAt = -Infinity
  #running = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** True for a while after something found no room. */
  get isFull(): boolean {
    return this.#now() - this.#fullAt < tryAgainMs
  }

  /** Lays the rows over a database that is not open yet. */
  layOver(database: Dexie): void {
    database.use({ stack: 'dbcore', name: 'carried', level: -1, create: (core) => this.#over(core) })
  }

  onChange(listener: (change: CarriedChange) => void): void {
    this.#listener = listener
  }

  /** Runs a write whose rows are carried. */
  async instead<Result>(write: () => Promise<Result>): Promise<Result> {
    if (!this.isFull) this.#fullAt = this.#now()
    this.#running += 1
    try {
      return await write()
    } finally {
      this.#running -= 1
    }
  }

  /** Takes in what another thread carries. */
  take({ table, rows, gone }: CarriedChange): void {
    const own = this.#tables.get(table) ?? new Map<string, Row>()
    this.#tables.set(table, own)
    for (const key of gone) own.delete(nameOf(key))
    for (const row of rows) own.set(nameOf(row.key), row)
  }

  #change(change: CarriedChange): void {
    this.take(change)
    this.#listener(change)
  }

  #over(core: DBCore): DBCore {
    const carried = new WeakSet<object>()
    return {
      ...core,
      transaction: (stores, mode, options) => {
        const isCarried =
          mode === 'readwrite' && this.#running > 0 && stores.every((store) => carriable.has(store))
        const transaction = core.transaction(stores, isCarried ? 'readonly' : mode, options)
        if (isCarried) carried.add(transaction)
        return transaction
      },
      table: (name) => this.#overTable(core.table(name), (transaction) => carried.has(transaction)),
    }
  }

  #overTable(table: DBCoreTable, isCarried: (transaction: object) => boolean): DBCoreTable {
    const { name } = table
    const rows = () => this.#tables.get(name)
    return {
      ...table,
      get: async (request) => {
        const row = rows()?.get(nameOf(request.key))
        return row ? structuredClone(row.value) : await table.get(request)
      },
      getMany: async (request) => {
        const found = await table.getMany(request)
        return found.map((value, at) => {
          const row = rows()?.get(nameOf(request.keys[at]))
          return row ? structuredClone(row.value) : value
        })
      },
      query: async (request) => {
        const own = rows()
        return own?.size ? await merged(table, own, request) : await table.query(request)
      },
      count: async ({ trans, query }) => {
        const own = rows()
        if (!own?.size) return await table.count({ trans, query })
        return (await merged(table, own, { trans, query, values: false })).result.length
      },
      mutate: async (request) => {
        const change = changeOf(table, request, rows())
        if (isCarried(request.trans)) {
          this.#change(change)
          const results = change.rows.map(({ key }) => key)
          return { numFailures: 0, failures: {}, lastResult: results.at(-1), results }
        }
        const answer = await table.mutate(request)
        // The row on the disk is newer than the carried one.
        const gone = [...change.rows.map(({ key }) => key), ...change.gone].filter((key) =>
          rows()?.has(nameOf(key)),
        )
        if (gone.length > 0) this.#change({ table: name, rows: [], gone })
        return answer
      },
    }
  }
}

const nameOf = (key: unknown): string => JSON.stringify(key)

function changeOf(
  { name, schema: { primaryKey } }: DBCoreTable,
  request: DBCoreMutateRequest,
  own: ReadonlyMap<string, Row> | undefined,
): CarriedChange {
  switch (request.type) {
    case 'delete':
      return { table: name, rows: [], gone: request.keys }
    case 'deleteRange': {
      const gone = [...(own?.values() ?? [])].map(({ key }) => key).filter((key) => isIn(key, request.range))
      return { table: name, rows: [], gone }
    }
    default: {
      const rows = request.values.map(
        (value: unknown, at): Row => ({
          key: request.keys?.[at] ?? primaryKey.extractKey?.(value),
          value: structuredClone(value),
        }),
      )
      return { table: name, rows, gone: [] }
    }
  }
}

/** An answer with the carried rows in their places. */
async function merged(
  table: DBCoreTable,
  own: ReadonlyMap<string, Row>,
  request: DBCoreQueryRequest,
): Promise<{ result: unknown[] }> {
  const { index, range } = request.query
  const { primaryKey } = table.schema
  const { limit: _, ...whole } = request
  const { result } = await table.query({ ...whole, values: true })
  const stored = result.map((value: unknown): Row => ({ key: primaryKey.extractKey?.(value), value }))
  const placeOf = ({ key, value }: Row): unknown => (index.isPrimaryKey ? key : index.extractKey?.(value))
  const added = [...own.values()].filter((row) => isIn(placeOf(row), range))
  const rows = [...stored.filter(({ key }) => !own.has(nameOf(key))), ...added].sort((a, b) =>
    cmp(placeOf(a), placeOf(b)),
  )
  if (request.direction?.startsWith('prev')) rows.reverse()
  return {
    result: rows
      .slice(0, request.limit)
      .map(({ key, value }) => (request.values ? structuredClone(value) : key)),
  }
}

/** Kinds of ranges, as Dexie numbers them. */
const anyKey = 3
const never = 4

function isIn(key: unknown, { type, lower, upper, lowerOpen, upperOpen }: DBCoreKeyRange): boolean {
  const kind: number = type
  if (kind === never || key === undefined) return false
  if (kind === anyKey) return true
  const fromLower = lower === undefined ? 1 : cmp(key, lower)
  const fromUpper = upper === undefined ? -1 : cmp(key, upper)
  return (lowerOpen ? fromLower > 0 : fromLower >= 0) && (upperOpen ? fromUpper < 0 : fromUpper <= 0)
}
