/** A name or reference inside a sentence of another direction: between FSI and PDI, which do in plain text what `bdi` does in markup. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
