import { expect, it } from 'vitest'
import { fillShell } from './fill-shell'
import { productOf, withInstallation } from './installation'

const shell = `<html lang="de" dir="ltr"><head>
<meta name="application-name" content="Perikope" />
<meta name="rooms" content="" />
<title>Perikope</title><!--head--></head><body><!--chapter--><!--data--></body></html>`

it('the shell tells the name it was built with', () => {
  expect(productOf(shell)).toBe('Perikope')
  expect(productOf('<html></html>')).toBe('')
})

it.each(['Lesezeit', 'Bibel & Co', 'A "B" <C>', '$& $1', 'قراءة'])('takes the name %s', (name) => {
  const named = withInstallation(shell, { product: name, rooms: [] })
  expect(named).not.toContain('Perikope')
  expect(productOf(named)).toBe(productOf(withInstallation(named, { product: name, rooms: [] })))
  expect(named).not.toContain('"B" <C>')
})

it('a page that is filled in has its own title and the name', () => {
  const data = { contract: 1, editions: [], manifests: [], chapters: [], names: {} }
  const parts = {
    locale: 'de',
    direction: 'ltr',
    title: 'Johannes 1 :: Lesezeit',
    head: '',
    chapter: '',
  } as const
  const page = fillShell(shell, { ...parts, data }, { product: 'Lesezeit', rooms: ['topics', 'videos'] })
  expect(page).toContain('<title>Johannes 1 :: Lesezeit</title>')
  expect(page).toContain('content="Lesezeit"')
  expect(page).not.toContain('Perikope')
  expect(page).toContain('<meta name="rooms" content="topics videos" />')
})
