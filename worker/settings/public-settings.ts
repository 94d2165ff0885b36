/** What the operator has set for everybody, kept on this device: the page reads it there, without network too. */
import type { Database } from '#db/database'
import { publicSettingsFact } from '#db/public-settings'
import { callApi } from '../http'

/** Brings it up to date; a failure leaves what is here. */
export async function refreshPublicSettings(database: Database): Promise<void> {
  const { data } = await callApi('settings', {}, {})
  await database.facts.put({ key: publicSettingsFact, value: data })
}
