import { describe, expect, it } from 'vitest'
import {
  consentCommand,
  eventCommand,
  pageCommands,
  personCommand,
  scriptsOf,
  siteIdOf,
  startCommands,
} from './matomo'

const visit = {
  address: 'https://count.example/',
  host: 'bible.example',
  isMember: false,
  isInstalled: true,
  isConsented: true,
}

describe('the tracker', () => {
  it('is told who visits by four dimensions, and to follow links', () => {
    expect(startCommands(visit)).toEqual([
      ['setTrackerUrl', 'https://count.example/matomo.php'],
      ['setSiteId', 1],
      ['setRequestMethod', 'POST'],
      ['alwaysUseSendBeacon', true],
      ['setCustomDimension', 1, 'Visitor'],
      ['setCustomDimension', 2, 'modern'],
      ['setCustomDimension', 3, 'Consented'],
      ['setCustomDimension', 4, 'PWA'],
      ['enableLinkTracking', true],
    ])
    expect(personCommand(true)).toEqual(['setCustomDimension', 1, 'Member'])
    expect(consentCommand(false)).toEqual(['setCustomDimension', 3, 'Declined'])
  })

  it('is told the path of a page, never its title', () => {
    expect(pageCommands('https://bible.example', '/search', 'https://bible.example/')).toEqual([
      ['setReferrerUrl', 'https://bible.example/'],
      ['setCustomUrl', 'https://bible.example/search'],
      ['setDocumentTitle', '/search'],
      ['trackPageView'],
    ])
  })

  it.each([
    [
      ['consent', 'accepted'],
      ['trackEvent', 'consent', 'accepted'],
    ],
    [
      ['goal', 'registration-confirmed', 'x'],
      ['trackEvent', 'goal', 'registration-confirmed', 'x'],
    ],
    [['autocomplete', 'run'], undefined],
    [['text-selection', 'copy'], undefined],
  ] as const)('event %j: %j', ([category, action, name], command) => {
    expect(eventCommand(category, action, name)).toEqual(command)
  })

  it.each([
    ['bible.example', 1],
    ['www.perikope.org', 1],
    ['device.example', 1],
    ['localhost', 2],
    ['127.0.0.1', 2],
    ['[::1]', 2],
    ['192.168.1.20', 2],
    ['macbook.local', 2],
    ['dev.bible.example', 2],
    ['app-dev.bible.example', 2],
    ['bible.test', 2],
  ])('the site of %s is %i', (host, id) => {
    expect(siteIdOf(host)).toBe(id)
  })

  it.each([
    [undefined, []],
    [{ statistics: false, marketing: false }, []],
    [{ statistics: true, marketing: false }, ['https://c/matomo.js', 'https://c/js/container_st.js']],
    [{ statistics: false, marketing: true }, ['https://c/js/container_ma.js']],
    [
      { statistics: true, marketing: true },
      ['https://c/matomo.js', 'https://c/js/container_st.js', 'https://c/js/container_ma.js'],
    ],
  ])('%j loads %j', (allowed, scripts) => {
    expect(scriptsOf({ address: 'https://c/', statistics: 'st', marketing: 'ma' }, allowed)).toEqual(scripts)
  })

  it('has no containers where the operator named none', () => {
    const both = { statistics: true, marketing: true }
    expect(scriptsOf({ address: 'https://c/' }, both)).toEqual(['https://c/matomo.js'])
  })
})
