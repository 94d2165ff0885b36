/** The synopsis with its texts: none of them is part of the first load. */
import { addTexts } from '../../../platform/language/late-messages'

/** The overlay, once its texts are ready. */
export async function loadSynopsis() {
  const [{ SynopticOverlay }] = await Promise.all([
    import('./synoptic-overlay'),
    addTexts('synopsis', 'pericopes', 'library'),
  ])
  return { SynopticOverlay }
}

/** What leads there from a text. */
export async function loadSynopsisAction() {
  const { SynopsisAction } = await import('./synopsis-action')
  return SynopsisAction
}

/** The parallels beside a text. */
export async function loadParallelsBox() {
  const [{ ParallelsBox }] = await Promise.all([import('./parallels-box'), addTexts('synopsis', 'pericopes')])
  return ParallelsBox
}
