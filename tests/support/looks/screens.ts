/** Every screen there is, by address and the steps that lead to it; for tests that look at all of them. */
import type { BrowserContext, Page } from 'playwright'
import { seenBefore } from '../pages/browser'

export interface Screen {
  name: string
  path: string
  /** What opens it, once the page has taken over. */
  open?: (page: Page) => Promise<void>
  /** What must be there before it is looked at. */
  shows: string
}

const isDaily = new Set(['prose', 'three translations', 'search', 'menu', 'suggestions', 'downloads'])
const header = (nth: number) => async (page: Page) => {
  await page.locator('header button[aria-haspopup]:visible').nth(nth).click()
}
const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click()
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/', shows: 'main h1' },
  { name: 'prose', path: '/SDE/43001000', shows: 'article h1' },
  { name: 'poetry', path: '/SDE/19023000', shows: 'article .l' },
  { name: 'a psalm whose title is numbered', path: '/SDE/19051000', shows: 'article .l' },
  { name: 'two translations', path: '/SDE.SEN/43001000', shows: 'article.compare' },
  { name: 'three translations', path: '/SDE.SEN.SAR/43001000', shows: 'article.compare' },
  { name: 'six translations', path: '/SDE.SEN.SAR.SFR.SHE.SES/43001000', shows: 'article.compare' },
  { name: 'selection', path: '/SDE/43001000', open: click('article .v .t'), shows: '[role="toolbar"]' },
  {
    name: 'footnote',
    path: '/SDE/43001000',
    open: click('article .fn'),
    shows: '[role="dialog"], dialog[open]',
  },
  {
    name: 'references',
    path: '/SDE/43001000',
    open: click('article .xr'),
    shows: '[role="dialog"], dialog[open]',
  },
  {
    name: 'suggestions',
    path: '/SDE/43001000',
    open: (page) => page.getByRole('combobox').filter({ visible: true }).fill('joh 1'),
    shows: '[role="option"]',
  },
  { name: 'search', path: '/search/SDE.SEN/Licht', shows: 'li[data-row]' },
  { name: 'search before words', path: '/search/SDE', shows: 'main h1' },
  { name: 'search without hits', path: '/search/SDE/Quatschwort', shows: 'main section h2' },
  {
    name: 'search options panel',
    path: '/search/SDE/Gott',
    open: click('[data-panel="search"]'),
    shows: 'input[type="range"]',
  },
  { name: 'menu', path: '/SDE/43001000', open: header(0), shows: 'nav button' },
  { name: 'translations panel', path: '/SDE/43001000', open: header(1), shows: 'input[type="checkbox"]' },
  {
    name: 'text format panel',
    path: '/SDE/43001000',
    open: (page) => page.locator('header button[aria-haspopup]:visible').last().click(),
    shows: 'input[type="range"]',
  },
  { name: 'audio player', path: '/SDE/43001000', open: click('[data-listen]'), shows: '[data-audio-bar] p' },
  {
    name: 'audio settings',
    path: '/SDE/43001000',
    open: async (page) => {
      await click('[data-listen]')(page)
      await click('[data-audio-bar] [aria-haspopup]')(page)
    },
    shows: 'input[type="range"]',
  },
  { name: 'books panel', path: '/SDE/43001000', open: openBooks, shows: 'button[aria-current]' },
  {
    name: 'chapters panel',
    path: '/SDE/43001000',
    open: async (page) => {
      await openBooks(page)
      await page.locator('section button[aria-current]').click()
    },
    shows: 'a[aria-current]',
  },
  { name: 'downloads', path: '/downloads', shows: 'dialog li' },
  { name: 'introduction', path: '/bible/SDE', shows: 'dialog dl' },
  { name: 'help', path: '/help', shows: 'dialog ul a' },
  { name: 'help with its keys', path: '/help#keys', shows: 'dialog details[open] kbd' },
  { name: 'an item of the help', path: '/help/88', shows: 'dialog article h2' },
  { name: 'an article with code', path: '/webmasters', shows: 'dialog article pre' },
  { name: 'an article with what is missing', path: '/imprint', shows: 'dialog article strong' },
  { name: 'an area without contents', path: '/dictionaries', shows: 'dialog section h2' },
  { name: 'reading plans', path: '/reading-plans', shows: 'dialog li h3' },
  { name: 'a reading plan', path: '/reading-plan/mcheyne/9', shows: 'dialog ol li a' },
  { name: 'verse of the day', path: '/verse-of-the-day/2026-12-25', shows: 'dialog details' },
  { name: 'the assistant for visitors', path: '/nicodemus-ai', shows: 'dialog a[href^="/login"]' },
  { name: 'languages', path: '/languages', shows: 'dialog li' },
  { name: 'references overlay', path: '/cross-reference/SDE/43001000', shows: 'dialog section' },
  { name: 'synopsis', path: '/synoptic/SDE/24', shows: 'dialog ol li' },
  { name: 'all pericopes', path: '/synoptic/SDE/24#list', shows: 'dialog [aria-current="page"]' },
  { name: 'verse overlay', path: '/de/verse/43001004', shows: 'dialog section' },
  { name: 'login', path: '/login?to=%2Fnotes', shows: 'dialog form input' },
  { name: 'register', path: '/register', open: emptySend, shows: 'dialog [role="alert"]' },
  { name: 'password reset', path: '/password-reset', shows: 'dialog form input' },
  { name: 'new password', path: `/password-reset/${'x'.repeat(43)}`, shows: 'dialog [role="alert"]' },
  { name: 'newsletter', path: '/newsletter', shows: 'dialog form input' },
  { name: 'newsletter confirmation', path: '/newsletter-confirmation#abc', shows: 'dialog button' },
  { name: 'contact', path: '/contact', shows: 'dialog textarea' },
  { name: 'report', path: '/report/text', shows: 'dialog textarea' },
  { name: 'report without words', path: '/report/other', open: emptySend, shows: 'dialog [role="alert"]' },
  { name: 'shared tags', path: '/tags', shows: 'dialog select' },
  { name: 'shared likes', path: '/likes', shows: 'dialog select' },
  { name: 'unknown translation', path: '/XYZ9/43001000', shows: 'main section h1' },
  { name: 'unknown passage', path: '/SDE/Quark7', shows: 'main section h1' },
  { name: 'absent chapter', path: '/SDE/45001000', shows: 'main section h1' },
]

/** Text, comparison, search, panel, list and overlay: what most screens are built from. */
export const dailyScreens = screens.filter(({ name }) => isDaily.has(name))

const aNote = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

/** What only members see; the language of the interface does not matter to the steps. */
export const memberScreens: readonly Screen[] = [
  {
    name: 'user panel',
    path: '/SDE/43001000',
    open: click('[data-panel="user"]'),
    shows: 'a[href="/logout"]',
  },
  { name: 'menu of a member', path: '/SDE/43001000', open: header(0), shows: 'nav a[href="/logout"]' },
  { name: 'profile', path: '/profile', shows: 'dialog form input' },
  {
    name: 'profile, new e-mail',
    path: '/profile',
    open: click('dialog summary'),
    shows: 'dialog details[open] input',
  },
  {
    name: 'profile, deleting',
    path: '/profile',
    open: click('dialog section:last-of-type > div > button'),
    shows: 'dialog section:last-of-type input',
  },
  { name: 'unsent input', path: '/contact', open: leaveContact, shows: '[role="alertdialog"]' },
  { name: 'notes', path: '/notes', shows: 'dialog summary' },
  { name: 'a plan of one’s own', path: '/own-plan', shows: 'dialog form details' },
  {
    name: 'a new note',
    path: `/notes?note=${aNote}&at=eng:43001004`,
    shows: 'dialog [role="toolbar"] button',
  },
  { name: 'own tags', path: '/tags', shows: 'dialog a[href^="/tag/"]' },
  {
    name: 'a tag of one’s own',
    path: '/tags',
    open: click('dialog a[href^="/tag/"]'),
    shows: 'dialog input[maxlength][dir="auto"], dialog [role="switch"]',
  },
  { name: 'own likes', path: '/likes', shows: 'dialog select' },
  { name: 'history', path: '/history', shows: 'dialog input[type="date"]' },
  {
    name: 'tags for a verse',
    path: '/SDE/43001000',
    open: async (page) => {
      await click('article .v .t')(page)
      await click('[data-selection-bar] button[aria-haspopup="dialog"]')(page)
    },
    shows: '[role="dialog"] form input, dialog[open] form input',
  },
]

async function emptySend(page: Page): Promise<void> {
  await page.locator('dialog button[type="submit"]').click()
}

async function leaveContact(page: Page): Promise<void> {
  await page.locator('dialog textarea').fill('Hallo')
  await page.keyboard.press('Escape')
}

async function openBooks(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const trigger = width > 800 ? 'header [data-panel="books"]' : 'nav[data-bar] button:not([aria-label])'
  await page.locator(trigger).click()
  await page.locator('section button').first().waitFor()
}

/** A chapter kept alive behind the one on the screen has the same elements. */
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first()

/** Opens a screen and waits until it stands. */
export async function openScreen(page: Page, origin: string, screen: Screen): Promise<void> {
  await page.goto(origin + screen.path)
  await page.waitForFunction(() => !document.getElementById('first') && document.querySelector('main'))
  if (screen.open) {
    // Only then the page has taken over.
    await shown(page, 'article :is(.turn, [aria-expanded]), dialog[open] form').waitFor()
    await screen.open(page)
  }
  await shown(page, screen.shows).waitFor()
}

/** Language and display as the person chose them earlier. */
export async function remember(
  context: BrowserContext,
  origin: string,
  { locale, display }: { locale: string; display?: Readonly<Record<string, string>> },
): Promise<void> {
  await context.clearCookies()
  await context.addCookies([
    ...seenBefore,
    { name: 'locale', value: locale, url: origin },
    { name: 'bs-display', value: encodeURIComponent(JSON.stringify(display ?? {})), url: origin },
  ])
}
