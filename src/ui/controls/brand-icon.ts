/** The mark of the product, drawn like the other icons. */
import { createLucideIcon } from 'lucide-react'
import { markPaths } from '#core/shell/mark'

export const BrandIcon = createLucideIcon(
  'mark',
  markPaths.map((d) => ['path', { d, key: d }]),
)
