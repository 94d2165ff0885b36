// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { shownText } from './shown-text'

it.each([
  ['the text that is shown', '<div data-path="/a"></div>', '/a'],
  [
    'not one that React hides',
    '<div data-path="/a" style="display: none"></div><div data-path="/b"></div>',
    '/b',
  ],
  [
    'not one that is kept laid out',
    '<div data-path="/a" data-kept=""></div><div data-path="/b"></div>',
    '/b',
  ],
  [
    'the one that is seen ahead of React',
    '<div data-path="/a" data-kept=""></div><div data-path="/b" data-ahead=""></div>',
    '/b',
  ],
  [
    'none where another view is seen',
    '<section></section><div data-path="/a" style="display: none"></div>',
    undefined,
  ],
])('the text on the screen is %s', (_, views, path) => {
  document.body.innerHTML = `<main>${views}</main>`
  expect(shownText()?.dataset['path']).toBe(path)
})
