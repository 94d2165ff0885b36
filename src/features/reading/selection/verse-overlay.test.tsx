// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { RequestOutcome } from '#core/contract/browser/worker'
import { draw, textsOf, until, wordsIn } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { chapterWith, manifestOf, storeEdition } from '../../../../tests/support/drawn/texts'
import { VerseOverlay } from './verse-overlay'

const { t, worker } = startPage()

it('a verse of another translation is not said to be away while it is on its way', async () => {
  await storeEdition(manifestOf('VERA'), [chapterWith(43_001_000, { 1: 'Am Anfang.' })])
  await storeEdition(manifestOf('VERB'), [], false)
  const answers: ((outcomes: RequestOutcome[]) => void)[] = []
  worker.answer({ wantChapters: () => new Promise((resolve) => answers.push(resolve)) })
  const { container } = await draw(<VerseOverlay />, { path: '/verse/43001001', route: '/verse/$' })
  await until(() => expect(textsOf(container, 'section h4 bdi')).toEqual(['VERA', 'VERB']))
  await until(() => expect(answers.length).toBeGreaterThan(0))
  expect(container.querySelectorAll('section [aria-busy]')).toHaveLength(1)
  expect(wordsIn(container)).not.toContain(t('reading:referenceNotHere'))
  await until(() => {
    for (const answer of answers.splice(0)) answer([{ kind: 'absent' }])
    expect(wordsIn(container)).toContain(t('reading:referenceNotHere'))
  })
})
