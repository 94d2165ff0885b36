import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../support/daily'
import { isLong } from '../support/long-series'
import { atRest } from '../support/pages/at-rest'
import { visibleText, waitForServiceWorker } from '../support/pages/browser'
import { rowsOf } from '../support/pages/stored'
import { projectRoot } from '../support/servers/app-server'
import { person, server, setStage } from './stage/stage'

const usfm = `\\id RUT Probe
\\h Rut
\\toc1 Das Buch Rut
\\mt1 Rut
\\c 1
\\s1 Der Anfang
\\p
\\v 1 Es war ein Hunger im Land, sagt die eigene Datei.
\\v 2 Der zweite Vers steht auch da.
\\v 2 Noch einmal der zweite, anders.
\\v 3 Der dritte Vers\\f + \\ft Eine Anmerkung.\\f* hat eine Anmerkung.
`

const osis = `<?xml version="1.0" encoding="UTF-8"?>
<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace">
<osisText osisIDWork="Probe" osisRefWork="Bible" xml:lang="de">
<header><work osisWork="Probe"><title>Probe in OSIS</title><language type="IETF">de</language></work></header>
<div type="book" osisID="Jonah"><chapter osisID="Jonah.1">
<p><verse osisID="Jonah.1.1">Ein Wort kam zu Jona, sagt OSIS.</verse>
<verse osisID="Jonah.1.2">Geh, sagt der zweite Vers.</verse></p>
</chapter></div></osisText></osis>
`

setStage()

describe('an own Bible file', () => {
  it(
    'is opened offline from USFM, OSIS and a zip, reported with lines, and readable after a restart',
    daily,
    async () => {
      await goOfflineInDownloads()
      const report = await open(person.page, 'probe.usfm', strToU8(usfm))
      expect(report).toContain('1 Buch, 1 Kapitel, 3 Verse')
      const said = person.page.getByRole('region', { name: 'Eigene Bibel öffnen' })
      await expect.poll(() => said.innerText()).toMatch(/Rut 1,2.*probe\.usfm, Zeile 10/)
      expect(await said.innerText()).toContain('Ein Vers fehlt (19-mal): Rut 1,4–22')
      const fromOsis = await open(person.page, 'probe.xml', strToU8(osis))
      expect(fromOsis).toContain('Probe in OSIS ist bereit')
      const zip = zipSync({ 'ein-ordner/1.usfm': strToU8(usfm), 'lies-mich.txt': strToU8('Kein Bibeltext.') })
      await open(person.page, 'gepackt.zip', zip)
      const own = (await rowsOf(person.page, 'editions')).filter(({ isOwn }) => isOwn === true)
      expect(own.length).toBe(3)
      const [first = '', second = ''] = own.map(({ abbreviation }) => String(abbreviation))
      const paths = await Promise.all(own.map(async ({ abbreviation }) => `/${abbreviation}`))
      await server.stop()
      await person.restart()
      const { page } = person
      for (const path of paths) {
        await page.goto(server.origin + path)
        expect(await textOf(page)).toMatch(/sagt die eigene Datei|sagt OSIS/)
      }
      await page.goto(`${server.origin}/${first}.${second}`)
      await page.locator('#root article:visible').first().waitFor()
    },
  )

  it('stands beside an edition of the server in a comparison', async () => {
    const { page } = person
    await page.goto(`${server.origin}/downloads`)
    await open(page, 'rut.usfm', strToU8(usfm))
    const [own] = (await rowsOf(page, 'editions')).filter(({ isOwn }) => isOwn === true)
    await page.goto(`${server.origin}/SDE.${own?.['abbreviation']}/Rut1`)
    await expect.poll(() => textOf(page)).toContain('sagt die eigene Datei')
    expect(await textOf(page)).toMatch(/Richter|Hungersnot|Hunger/)
    expect(await page.locator('#root article:visible').count()).toBeGreaterThan(0)
  })

  it('that is broken is refused with the reason, and changes nothing', async () => {
    const { page } = person
    await page.goto(`${server.origin}/downloads`)
    // The list stands in the server's page before the database has it.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /laden$/ })
      .first()
      .waitFor()
    // The view below asks for a verse of its own.
    await page.waitForLoadState('networkidle')
    const before = [
      await rowsOf(page, 'editions'),
      await rowsOf(page, 'books'),
      await rowsOf(page, 'chapters'),
    ]
    const broken: readonly [name: string, bytes: Uint8Array, says: RegExp][] = [
      ['leer.usfm', new Uint8Array(), /leer/],
      ['bild.xml', strToU8('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'), /keine Bibeldatei/],
      ['kaputt.xml', strToU8(osis.replace('</p>', '</q>')), /beschädigt[\s\S]*kaputt\.xml, Zeile \d/],
      ['kaputt.zip', zipSync({ 'a.usfm': strToU8(usfm) }).slice(0, 60), /beschädigt/],
      ['verslos.usfm', strToU8('\\id RUT\n\\h Rut\n\\c 1\n'), /keine Verse/],
    ]
    for (const [name, bytes, says] of broken) {
      expect(await open(page, name, bytes), name).toMatch(says)
    }
    const after = [
      await rowsOf(page, 'editions'),
      await rowsOf(page, 'books'),
      await rowsOf(page, 'chapters'),
    ]
    expect(after).toEqual(before)
  })

  const texts = join(projectRoot, '..', 'shared', 'texts')
  const real = existsSync(texts)
    ? readdirSync(texts).filter((name) => /\.(xml|usfm|zip|gz)$/i.test(name))
    : []
  it.runIf(isLong && real.length > 0)(
    'of a whole Bible is read while the page stays responsive',
    async () => {
      const { page } = person
      await page.goto(`${server.origin}/downloads`)
      const [name = ''] = real
      const report = await open(page, name, readFileSync(join(texts, name)), 60_000)
      expect(report).toMatch(/\d+ Bücher/)
    },
    120_000,
  )
})

async function goOfflineInDownloads(): Promise<void> {
  await person.page.goto(`${server.origin}/downloads`)
  await waitForServiceWorker(person.page)
  await atRest(person.page)
  await person.context.setOffline(true)
}

/** Chooses a file and answers with what the page says about it. */
async function open(page: Page, name: string, bytes: Uint8Array, timeout = 15_000): Promise<string> {
  const said = page.getByRole('region', { name: 'Eigene Bibel öffnen' }).getByRole('status')
  await page
    .getByLabel('Eigene Bibel öffnen')
    .and(page.locator('input'))
    .setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })
  await expect
    .poll(async () => (await said.innerText()).includes(name) || /Öffnen/.test(await said.innerText()), {
      timeout,
    })
    .toBe(true)
  await expect.poll(() => said.innerText(), { timeout }).not.toMatch(/wird gelesen/)
  await said.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  return await said.innerText()
}

async function textOf(page: Page): Promise<string> {
  await page.locator('#root article:visible').first().waitFor()
  return await visibleText(page)
}
