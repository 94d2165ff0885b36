/** What floats, with its texts; after the text, which comes first (design PERFORMANCE A2). */
import { limits } from '#core/limits'
import { addTexts } from '../../platform/late-messages'

export async function loadFloatingParts() {
  await new Promise((resolve) => setTimeout(resolve, limits.floatingDelayMs))
  const [{ FloatingParts }] = await Promise.all([import('./floating-parts'), addTexts('shell')])
  return FloatingParts
}

export async function loadInstallCard() {
  await new Promise((resolve) => setTimeout(resolve, limits.floatingDelayMs))
  const [{ InstallCard }] = await Promise.all([
    import('../../features/install/install-card'),
    addTexts('shell'),
  ])
  return InstallCard
}
