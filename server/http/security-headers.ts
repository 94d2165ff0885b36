/** The headers every answer has (SECURITY 5.6), whatever it is: page, file, call, error. */

/**
 * SHA-256 of the one style that is not a file: React Aria's scroll lock behind modal popovers, written by it on iPhone and iPad only. Our own
 * pages have none. tests/e2e/content-security notices when the library writes another.
 */
const scrollLockHash = 'gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='

const policy = (pictures: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${scrollLockHash}'`,
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types bs-url dompurify ProseMirrorClipboard',
  ].join('; ')

/** What the product uses itself stays out of this list: audio, clipboard, sharing, full screen, the wake lock. */
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

/** With the address of members' pictures allowed, where there is one. */
export function securityHeadersFor(avatarUrl: string | undefined): Readonly<Record<string, string>> {
  const pictures = avatarUrl === undefined ? '' : ` ${new URL(avatarUrl).origin}`
  return { ...unchanging, 'content-security-policy': policy(pictures) }
}

const unchanging: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** What the public addresses have besides, so that pages of other origins may read them without credentials. */
export const publicHeaders: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, x-api',
}
