/**
 * The operator's settings for all visitors, stored on this device: the page reads them there, also without
 * network.
 */
import type { Database } from '#db/database'
import { publicSettingsFact } from '#db/public-settings'
import { callApi } from '../http'

/** Updates them; on failure the stored ones stay. */
export async function refreshPublicSettings(database: Database): Promise<void> {
  const { data } = await callApi('settings', {}, {})
  await database.facts.put({ key: publicSettingsFact, value: data })
}
