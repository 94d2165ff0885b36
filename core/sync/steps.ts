/**
 * Steps: logic that yields what it wants done and goes on with what came of it (SYNC 3.14). The same steps are driven over IndexedDB in
 * the worker, over SQL on the server and over maps in the simulation. What can be asked for is an interface, a port: each of its
 * methods is an effect, its parameters go along, its result comes back.
 */

type Input<Method> = Method extends (...input: infer Parameters) => unknown ? Parameters : never
type Output<Method> = Method extends (...input: never) => infer Result ? Result : never

/** The effects of a port by name. */
type Effects<Port> = { [Name in keyof Port]: { name: Name; input: Input<Port[Name]> } }

/** One method of a port with what it is called with; plain data apart from bodies of further steps. */
export type Effect<Port> = Effects<Port>[keyof Port]

/** Logic that asks a port and ends with a result. */
export type Steps<Port, Result> = Generator<Effect<Port>, Result, unknown>

/** A port whose methods may take their time: what the worker and the server implement. */
export type AsyncPort<Port> = {
  [Name in keyof Port]: (...input: Input<Port[Name]>) => Output<Port[Name]> | Promise<Output<Port[Name]>>
}

/** A typed `yield*` for one port: `const rows = yield* ask('rows', keys)`. */
export function asking<Port>() {
  return function* ask<Name extends keyof Port>(
    name: Name,
    ...input: Input<Port[Name]>
  ): Steps<Port, Output<Port[Name]>> {
    const effect: Effects<Port>[Name] = { name, input }
    // Whoever drives steps answers an effect with the result of its method: `perform` is the only way to do it.
    return (yield effect) as Output<Port[Name]>
  }
}

/** Does what an effect asks for; the result, or a promise of it. */
export function perform<Port>(effect: Effect<Port>, port: AsyncPort<Port>): unknown {
  return port[effect.name](...effect.input)
}

/** Drives steps over a port that answers at once. What a method throws ends the steps. */
export function drive<Port, Result>(steps: Steps<Port, Result>, port: Port & AsyncPort<Port>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next(perform(step.value, port))
  return step.value
}

/** Drives steps over a port that takes its time, one effect after the other. What a method throws ends the steps. */
export async function driveAsync<Port, Result>(
  steps: Steps<Port, Result>,
  port: AsyncPort<Port>,
): Promise<Result> {
  let step = steps.next()
  while (!step.done) step = steps.next(await perform(step.value, port))
  return step.value
}
