// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { draw, wordsIn } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { answerOf, hitsOf } from '../../../../tests/support/drawn/results'
import { Counts } from './search-head'

const { t } = startPage()

it.each([0, 2])('says how many verses have all the words only where some have (%i)', async (whole) => {
  const { container } = await draw(
    <Counts
      abbreviations={['LUT']}
      answer={answerOf({ LUT: hitsOf([1_001_001]) }, { whole })}
      hasFailed={false}
    />,
  )
  const said = t('search:whole', { count: whole })
  if (whole === 0) expect(wordsIn(container)).not.toContain(said)
  else expect(wordsIn(container)).toContain(said)
})
