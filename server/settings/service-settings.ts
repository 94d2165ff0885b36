/**
 * External services that an operator sets: one that counts visits (Matomo-compatible), one that receives
 * errors, and hosts whose players may show videos. Without them nothing is loaded or sent.
 */
import * as z from 'zod/mini'
import type { PublicSettings } from '#core/contract/public-settings'

const address = z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)))
const container = z.optional(z.string().check(z.regex(/^\w{1,40}$/, 'the name of a container is meant')))

/** `video.example.org,player.example.com`: no scheme, path or star. */
const hostsPattern = /^\s*[a-z\d-]+(\.[a-z\d-]+)+(\s*,\s*[a-z\d-]+(\.[a-z\d-]+)+)*\s*$/i

/** Their environment variables, for the schema of the settings. */
export const serviceVariables = {
  /** Folder of matomo.js and matomo.php. */
  ANALYTICS_URL: address,
  /** Containers loaded with the consent to statistics and to marketing: js/container_<name>.js. */
  ANALYTICS_STATISTICS: container,
  ANALYTICS_MARKETING: container,
  ERROR_REPORT_URL: address,
  VIDEO_HOSTS: z.optional(
    z.string().check(z.maxLength(1000), z.regex(hostsPattern, 'names of hosts are meant, parted by commas')),
  ),
}

type Variables = Readonly<Partial<Record<keyof typeof serviceVariables, string | undefined>>>

/** The services of checked variables. */
export function readServices({
  ANALYTICS_URL,
  ANALYTICS_STATISTICS,
  ANALYTICS_MARKETING,
  ERROR_REPORT_URL,
  VIDEO_HOSTS = '',
}: Variables): Pick<PublicSettings, 'analytics' | 'errorReports' | 'videoHosts'> {
  const videoHosts = VIDEO_HOSTS.toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  const containers = {
    ...(ANALYTICS_STATISTICS ? { statistics: ANALYTICS_STATISTICS } : {}),
    ...(ANALYTICS_MARKETING ? { marketing: ANALYTICS_MARKETING } : {}),
  }
  return {
    ...(ANALYTICS_URL ? { analytics: { address: ANALYTICS_URL.replace(/\/*$/, '/'), ...containers } } : {}),
    ...(ERROR_REPORT_URL ? { errorReports: ERROR_REPORT_URL } : {}),
    ...(videoHosts.length > 0 ? { videoHosts } : {}),
  }
}
