/** Makes a value at its first use and keeps it. Where making it fails, the next use tries again. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
