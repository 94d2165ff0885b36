/** Keeps the page below a modal from scrolling (spec 1 §4): several may lie over it, the last one that goes lets it loose. */
let holders = 0

/** Freezes the page until the answer is called, which counts once. */
export function freezePage(): () => void {
  holders += 1
  document.documentElement.toggleAttribute('data-frozen', true)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders === 0) document.documentElement.removeAttribute('data-frozen')
  }
}
