/** One setting of the display as radio buttons side by side. */
import type { ReactNode } from 'react'
import { useDisplayOf } from '../../model/options/display'
import type { Display } from '../../model/options/display-options'
import { changeDisplay } from '../../model/options/stored-display'
import choice from '../../ui/controls/choice.module.css'
import styles from './format-panel.module.css'

interface ChoicesProps<Value extends string> {
  name: keyof Display
  legend: string
  values: readonly Value[]
  labelOf: (value: Value) => string
  /** The value in use while nothing is chosen. */
  standard: NoInfer<Value>
  className: string | undefined
  /** A sample that is shown before the name of a value. */
  sampleOf?: (value: Value) => ReactNode
}

export function Choices<Value extends string>({ name, standard, ...look }: ChoicesProps<Value>) {
  const chosen = useDisplayOf(name) ?? standard
  return (
    <Radios
      {...{ name, chosen, ...look }}
      onChoose={(value) => changeDisplay({ [name]: value === standard ? undefined : value })}
    />
  )
}

interface RadiosProps<Value extends string> extends Omit<ChoicesProps<Value>, 'name' | 'standard'> {
  name: string
  chosen: string | undefined
  onChoose: (value: Value) => void
}

export function Radios<Value extends string>({
  name,
  legend,
  values,
  labelOf,
  className,
  sampleOf,
  chosen,
  onChoose,
}: RadiosProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={className}>
        {values.map((value) => (
          <label key={value} className={`${choice.choice} ${styles.choice}`} data-choice={`${name}-${value}`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {sampleOf?.(value)}
            {labelOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
