/** A head of a dictionary that what is being typed names. */
export interface TypedHead {
  head: string
  abbr: string
  path: string
}
