/** Holds the place of what is on its way and how high nobody knows: what stands below comes with it (`[data-awaited]` in styles/reset.css). */
export function Awaited() {
  return <span data-awaited hidden />
}
