/** Says that a component lies over the page while it is there: Back closes it before it leaves the place. */
import { useEffect, useEffectEvent } from 'react'
import { type CloseLayer, layerHistory } from './layer-history'

interface LayerOptions {
  isOn?: boolean
  /** It stays under a place that opens over it. */
  stays?: boolean
}

export function useLayer(
  onBack: CloseLayer | (() => void),
  { isOn = true, stays = false }: LayerOptions = {},
): void {
  const close = useEffectEvent(() => onBack() ?? undefined)
  useEffect(() => {
    return isOn ? layerHistory.get()?.open(() => close(), stays) : undefined
  }, [isOn, stays])
}
