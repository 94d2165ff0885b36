/** A language model behind the chats: its sentences are checked before they are shown, and where it fails the library goes on. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blocksOf } from '../../support/assistant/checked-text'
import { remember } from '../../support/looks/screens'
import { membersReady, newMember, register } from '../../support/members/member'
import { openBrowser, type Person } from '../../support/pages/browser'
import {
  answerOf,
  answers,
  ask,
  button,
  cards,
  dialog,
  endedAnswer,
  field,
  log,
} from '../../support/pages/chat-page'
import type { ChatBehaviour } from '../../support/servers/chat-model'
import { type ModelServer, startModelServer } from '../../support/servers/model-server'

let all: ModelServer
let person: Person
let page: Page

const question = 'Was steht in Johannes 3,16?'
const sentences = [
  'Gott liebt die Menschen und schenkt ihnen das Leben [1].',
  'Wer ihm vertraut, der geht nicht verloren.',
  'Davon spricht Jesus in der Nacht mit Nikodemus.',
  'Lies die Stelle am besten im Zusammenhang nach.',
]
const goodText = blocksOf(...sentences)

beforeAll(async () => {
  all = await startModelServer()
  await membersReady(all.server.origin)
  person = await openBrowser()
  ;({ page } = person)
  await remember(person.context, all.server.origin, { locale: 'de' })
  await register(page, all.server.origin, newMember())
})
afterAll(async () => {
  await person.close()
  await all.close()
  expect(person.complaints).toEqual([])
})
beforeEach(() => {
  Object.assign(all.model, { behaviour: 'truthful', text: goodText, cuts: 9, pauseMs: 0 })
  all.model.asked.length = 0
})

const newChat = () => page.goto(`${all.server.origin}/chats?new`)
const last = () => answers(page).last()

/** The words of a verse as the server tells them, without the marks of its notes. */
async function verseOf(place: string, number: number): Promise<string> {
  const answer = await fetch(`${all.server.origin}/api/text/SDE/${place}`)
  const { data } = await answer.json()
  const verses: { verse: number; content: string }[] = data.SDE.chapter.verses
  return verses.find(({ verse }) => verse === number)?.content.replaceAll('*', '') ?? ''
}

describe('a language model', () => {
  it('answers nobody who has not agreed', async () => {
    await newChat()
    expect(await answerOf(page, question)).toContain('Aus der Bibliothek')
    expect(all.model.asked).toEqual([])
  })

  it('is agreed to where it is told what is sent, and to whom', async () => {
    await page.goto(`${all.server.origin}/nicodemus-ai`)
    const table = dialog(page).getByRole('table')
    await expect.poll(() => table.innerText()).toMatch(/An das Sprachmodell\s*127\.0\.0\.1/)
    expect(await table.innerText()).toMatch(/Name, Notizen, Verlauf, Schlagwörter\s*nie\s*nie/)
    const agreed = dialog(page).getByRole('switch', { name: 'In Gesprächen darf das Sprachmodell antworten' })
    expect(await agreed.isChecked()).toBe(false)
    await agreed.click()
    await expect.poll(() => agreed.isChecked()).toBe(true)
    await newChat()
    await expect.poll(() => dialog(page).innerText()).toContain('Eine KI bei \u2068127.0.0.1\u2069 antwortet')
  })

  it('is shown sentence by sentence, with its label and the verse of the library', async () => {
    await newChat()
    Object.assign(all.model, { cuts: 20, pauseMs: 120 })
    await ask(page, question)
    const streaming = log(page).locator('[data-state="streaming"]')
    await streaming.getByText('schenkt ihnen das Leben').waitFor()
    const early = await streaming.innerText()
    expect(early).not.toContain('im Zusammenhang nach')
    expect(early).not.toContain('{')
    const ended = await endedAnswer(page)
    expect(ended).toContain('Von einer KI bei \u2068127.0.0.1\u2069')
    expect(ended).toContain('Bibelverse stehen nur in den Rahmen.')
    expect(ended).toContain('im Zusammenhang nach')
    const verse = await verseOf('Joh3', 16)
    expect(verse.length).toBeGreaterThan(50)
    expect(await last().locator('[data-kind="passage"] p[lang]').innerText()).toBe(`16${verse}`)
    await last()
      .getByRole('button', { name: /^Quelle 1: / })
      .click()
    expect(await page.getByRole('dialog', { name: /^Quelle 1: / }).innerText()).toContain(verse)
    await page.keyboard.press('Escape')
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('has what it made up taken out, and that is said', async () => {
    all.model.text = blocksOf(
      'Gott wendet sich allen Menschen auf der Erde zu [1].',
      'Das steht auch in Hesekiel 99,3.',
      'Jesus sagt: „Wer an mich glaubt, der wird reich und berühmt werden auf Erden.“',
      'Lies am besten selbst nach.',
    )
    await newChat()
    const shown = await answerOf(page, question)
    expect(shown).toContain('Hier wurde ein Satz entfernt, der selbst eine Bibelstelle nannte.')
    expect(shown).toContain('Hier wurde ein Satz entfernt, der sich wie ein Zitat las.')
    expect(shown).not.toMatch(/Hesekiel|reich und berühmt/)
    expect(shown).toMatch(/Gott wendet sich[\s\S]*selbst nach/)
  })

  it('is stopped, and the service learns it', async () => {
    all.model.behaviour = 'silent-midway'
    await newChat()
    await ask(page, question)
    await log(page).locator('[data-state="streaming"]').getByText('schenkt ihnen').waitFor()
    await button(page, 'Anhalten').click()
    expect(await endedAnswer(page)).toContain('Du hast die Antwort angehalten.')
    await expect.poll(() => all.model.asked[0]?.brokenOff).toBe(true)
    expect(await field(page).isEnabled()).toBe(true)
    all.model.behaviour = 'truthful'
    await button(page, 'Noch einmal fragen').click()
    await expect.poll(() => answers(page).count()).toBe(2)
    expect(await endedAnswer(page)).toContain('im Zusammenhang nach')
  })
})

describe('the library takes over from a model', () => {
  it.each([
    ['cutting', 'Die Antwort des Sprachmodells ist abgebrochen. Hier antwortet die Bibliothek.'],
    ['error-frame', 'Die Antwort des Sprachmodells ist abgebrochen. Hier antwortet die Bibliothek.'],
    ['error-first', 'Das Sprachmodell ist gerade nicht erreichbar. Hier antwortet die Bibliothek.'],
    ['limiting', 'Das Sprachmodell hat gerade zu viel zu tun. Hier antwortet die Bibliothek.'],
    ['unauthorised', 'Das Sprachmodell ist gerade nicht erreichbar. Hier antwortet die Bibliothek.'],
    ['refusal', 'Das Sprachmodell wollte darauf nicht antworten. Hier antwortet die Bibliothek.'],
    ['html', 'Hier antwortet die Bibliothek.'],
    ['silent', 'Das Sprachmodell hat nicht geantwortet. Hier antwortet die Bibliothek.'],
  ] satisfies [ChatBehaviour, string][])('that is %s, and says so', async (behaviour, said) => {
    all.model.behaviour = behaviour
    await newChat()
    const shown = await answerOf(page, question)
    expect(shown).toContain(said)
    expect(shown).not.toMatch(/sk-|Upstream|Bad gateway/)
    const hasWords = shown.includes('schenkt ihnen das Leben')
    expect(shown.includes('Diese Sätze schreibt ein Sprachmodell')).toBe(hasWords)
    expect(shown).toContain(hasWords ? 'Von einer KI' : 'Aus der Bibliothek')
    expect(await cards(page).first().innerText()).toContain(await verseOf('Joh3', 16))
  })
})
