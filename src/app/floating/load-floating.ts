/** What floats, with its texts. */
import { addTexts } from '../../platform/language/late-messages'

export async function loadFloatingParts() {
  const [{ FloatingParts }] = await Promise.all([import('./floating-parts'), addTexts('shell')])
  return FloatingParts
}

export async function loadInstallCard() {
  const [{ InstallCard }] = await Promise.all([
    import('../../features/install/install-card'),
    addTexts('shell'),
  ])
  return InstallCard
}
