/**
 * JSON as it was written: `json` keeps the order of its fields, which `jsonb` does not, so that an answer can
 * be repeated and texts compared. Drizzle's own column reads the JSON string "5" as the number 5, because
 * both drivers have parsed it before.
 */
import { customType } from 'drizzle-orm/pg-core'

/** A JSON column. */
export const exactJson = <Value>(name: string) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'json',
    toDriver: (value) => JSON.stringify(value),
    // The value read is the value written: only this column's type writes here.
    fromDriver: (value) => value as Value,
  })(name)
