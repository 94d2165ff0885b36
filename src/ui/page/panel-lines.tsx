/** Stands in a panel for all that is on its way: lines (styles/coming.css), so that it never opens empty. What stands below comes with it (awaited.tsx). */

export function PanelLines({ label }: { label: string }) {
  return (
    <div className="panel-lines" role="status" aria-busy="true" data-awaited>
      <p className="visually-hidden">{label}</p>
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
