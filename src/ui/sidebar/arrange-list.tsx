/** Arranges the boxes: each one is shown or hidden, and moved with its buttons or dragged by its handle. */
import { Button } from '../controls/button'
import { IconButton } from '../controls/icon-button'
import { stepTarget } from './box-order'
import styles from './boxes.module.css'
import { boxesInOrder, type SidebarBox, type SidebarProps } from './sidebar-content'
import { DownArrowIcon, HandleIcon, UpArrowIcon } from './sidebar-icons'
import { useBoxDrag } from './use-box-drag'

interface Props extends SidebarProps {
  onDone: () => void
}

export function ArrangeList({ boxes, labels, state, actions, onDone }: Props) {
  const drag = useBoxDrag(actions.onMove)
  const names = state.places.map(({ name }) => name)
  const shown = new Set(state.places.filter(({ isShown }) => isShown).map(({ name }) => name))
  const step = ({ name, title }: SidebarBox, by: 1 | -1) => {
    const target = stepTarget(names, name, by)
    return {
      label: by < 0 ? labels.up(title) : labels.down(title),
      // Not `disabled`: the button keeps the focus when the box reaches an end.
      'aria-disabled': target === undefined,
      onClick: () => target && actions.onMove(name, target),
    }
  }
  return (
    <>
      <ul className={styles.boxes} aria-label={labels.arrange}>
        {boxesInOrder(boxes, state.places).map((box) => (
          <li key={box.name} className={styles.box} {...drag.box(box.name)}>
            <div className={styles.title}>
              <span className={styles.handle} {...drag.handle(box.name)}>
                <HandleIcon className="icon" aria-hidden />
              </span>
              <label className={styles.shown}>
                <input
                  type="checkbox"
                  aria-label={labels.show(box.title)}
                  checked={shown.has(box.name)}
                  onChange={({ target }) => actions.onShow(box.name, target.checked)}
                />
                <span>{box.title}</span>
              </label>
              <IconButton icon={UpArrowIcon} {...step(box, -1)} />
              <IconButton icon={DownArrowIcon} {...step(box, 1)} />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.done}>
        <Button onClick={onDone}>{labels.isArranged}</Button>
      </div>
    </>
  )
}
