/** People with accounts, as a browser makes them: by the forms of the app. */
import type { Page } from 'playwright'

export interface MemberName {
  email: string
  password: string
  nickname: string
}

let count = 0

/** Somebody nobody was before. */
export function newMember(nickname = 'Miriam'): MemberName {
  count += 1
  return {
    email: `miriam.${Date.now()}.${count}@example.org`,
    password: 'Ein langer Satz am Brunnen',
    nickname,
  }
}

/** Waits until the server's database answers: a new one is made at its first start. */
export async function membersReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${origin}/api/likes`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The database of the server did not start')
}

const dialog = (page: Page) => page.locator('dialog[open]').last()
const label = (page: Page, text: string) => dialog(page).getByLabel(text, { exact: true })

/** Makes an account (German interface) and waits until the page knows it. */
export async function register(
  page: Page,
  origin: string,
  member: MemberName,
  path = '/register',
): Promise<void> {
  await page.goto(origin + path)
  await label(page, 'Name, mit dem wir dich ansprechen').fill(member.nickname)
  await label(page, 'E-Mail-Adresse').fill(member.email)
  await label(page, 'Passwort').fill(member.password)
  await dialog(page).getByRole('button', { name: 'Konto anlegen' }).click()
  await page.locator('[data-panel="user"]').waitFor({ state: 'attached' })
}

/** Signs in (German interface). */
export async function signIn(page: Page, origin: string, member: MemberName, path = '/login'): Promise<void> {
  await page.goto(origin + path)
  await label(page, 'E-Mail-Adresse').fill(member.email)
  await label(page, 'Passwort').fill(member.password)
  await dialog(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.locator('[data-panel="user"]').waitFor({ state: 'attached' })
}
