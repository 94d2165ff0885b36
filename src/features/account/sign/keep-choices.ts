/** How long a sign-in lasts, and what stays on the device. The device remembers it for the next sign-in; it is no secret. */

import { workerClient } from '../../../platform/client/worker-client'
import { readCookie, writeCookie } from '../../../platform/storage/cookies'

/** The login reminder of the specification (spec 2 §3): says that a person signs in here and wants to stay signed in. */
const reminder = 'bs-login'

/** Whether the box "stay signed in" is ticked at first. */
export function staysAtFirst(): boolean {
  return readCookie(reminder) !== 'once'
}

/** Call before signing in: the worker opens the member's database accordingly (SECURITY D1). */
export async function keepChoices(stays: boolean, isForgetful: boolean): Promise<void> {
  writeCookie(reminder, stays ? 'stay' : 'once')
  await workerClient().setOption('device.forgetful', isForgetful)
}
