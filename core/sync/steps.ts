/**
 * Steps: logic that yields the effects it needs and continues with their results (SYNC 3.14). The same steps
 * run over IndexedDB in the worker, over SQL on the server and over maps in the simulation. An interface,
 * called a port, lists the possible effects: each of its methods is one, with its parameters and its result.
 */

type Input<Method> = Method extends (...input: infer Parameters) => unknown ? Parameters : never
type Output<Method> = Method extends (...input: never) => infer Result ? Result : never

/** The effects of a port by name. */
type Effects<Port> = { [Name in keyof Port]: { name: Name; input: Input<Port[Name]> } }

/** One method of a port with its arguments; plain data apart from bodies of further steps. */
export type Effect<Port> = Effects<Port>[keyof Port]

/** Logic that uses a port and ends with a result. */
export type Steps<Port, Result> = Generator<Effect<Port>, Result, unknown>

/** A port with asynchronous methods, as the worker and the server implement it. */
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
    // The runner answers an effect with the result of its method: `perform` is the only way to run one.
    return (yield effect) as Output<Port[Name]>
  }
}

/** Runs an effect; returns its result, or a promise of it. */
export function perform<Port>(effect: Effect<Port>, port: AsyncPort<Port>): unknown {
  return port[effect.name](...effect.input)
}

/** Runs steps over a synchronous port. An error of a method ends the steps. */
export function drive<Port, Result>(steps: Steps<Port, Result>, port: Port & AsyncPort<Port>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next(perform(step.value, port))
  return step.value
}

/** Runs steps over an asynchronous port, one effect after the other. An error of a method ends the steps. */
export async function driveAsync<Port, Result>(
  steps: Steps<Port, Result>,
  port: AsyncPort<Port>,
): Promise<Result> {
  let step = steps.next()
  while (!step.done) step = steps.next(await perform(step.value, port))
  return step.value
}
