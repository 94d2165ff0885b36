/** A message of the catalogue with its gaps filled; empty for a missing one. */
export function fillMessage(message: unknown, values: Readonly<Record<string, string>>): string {
  return String(message ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
