/**
 * The browser's name, short enough for a list of devices: "Firefox, Android". Nothing
 * else of the header is stored.
 */

const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Empty when neither browser nor system is recognised. */
export function deviceLabel(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, 500)
  const named = (list: typeof browsers) => list.find(([, sign]) => sign.test(header))?.[0]
  return [named(browsers), named(systems)].filter(Boolean).join(', ')
}
