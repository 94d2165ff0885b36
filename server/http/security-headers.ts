/** The headers every answer has (SECURITY 5.6), whatever it is: page, file, call, error. */
import { daySeconds } from '#core/time'
import type { Config } from '../settings/config'

/**
 * SHA-256 of the only style that a script writes: React Aria's scroll lock behind modal popovers, on iPhone
 * and iPad only. tests/e2e/security/content-security notices when the library writes another.
 */
const scrollLockHash = 'gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='

/** Origins of other services that the operator has set, by purpose. */
interface Outside {
  pictures: string
  scripts: string
  connections: string
  frames: string
}

const policy = ({ pictures, scripts, connections, frames }: Outside, styleHashes: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${[scrollLockHash, ...styleHashes].map((hash) => ` 'sha256-${hash}'`).join('')}`,
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    "media-src 'self' blob:",
    ...(frames === '' ? [] : [`frame-src${frames}`]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types bs-url dompurify ProseMirrorClipboard',
  ].join('; ')

/**
 * Features the product uses itself are not in this list: audio, clipboard, sharing,
 * full screen, the wake lock.
 */
const unusedFeatures = [
  'accelerometer',

  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

type Settings = Pick<Config, 'avatarUrl' | 'publicSettings'>

/** Headers of every answer; pages have the policy of `contentPolicyFor`. */
export function securityHeadersFor(settings: Settings): Readonly<Record<string, string>> {
  return { ...unchanging, ...contentPolicyFor(settings, []) }
}

/**
 * Allows only what the operator has set: images of members, the service that counts visits, the service for
 * errors, players of videos. `styleHashes`: SHA-256, in base 64, of the styles inside a page.
 */
export function contentPolicyFor(
  { avatarUrl, publicSettings: { analytics, errorReports, videoHosts = [] } }: Settings,
  styleHashes: readonly string[],
): Readonly<Record<'content-security-policy', string>> {
  const outside = {
    pictures: originsOf(avatarUrl),
    scripts: originsOf(analytics?.address),
    connections: originsOf(analytics?.address, errorReports),
    frames: originsOf(...videoHosts.map((host) => `https://${host}`)),
  }
  return { 'content-security-policy': policy(outside, styleHashes) }
}

/** Each origin once, preceded by a space. */
function originsOf(...addresses: readonly (string | undefined)[]): string {
  const origins = addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))
  return [...new Set(origins)].map((origin) => ` ${origin}`).join('')
}

const unchanging: Readonly<Record<string, string>> = {
  'strict-transport-security': `max-age=${365 * daySeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/**
 * Additional headers of public addresses, so that pages of other origins may read them without credentials.
 */
export const publicHeaders: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, x-api',
}
