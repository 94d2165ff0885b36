/** `/own-plan` (FEATURES CONT-07): a plan is built; with `?plan=` one of the member's own is changed. For members. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isMadeKey } from '#core/plans/made/made-plan'
import { ContentProblem } from '../../../model/contents/content-problem'
import { useKeptPlans } from '../../../model/contents/plans/my-plans'
import { usePlan } from '../../../model/contents/plans/use-plans'
import { useOverlayTitle } from '../../../model/place/overlay-title'
import { useAddressQuery } from '../../../model/place/use-address-query'
import { Builder } from './builder'

export function BuilderOverlay() {
  const key = new URLSearchParams(useAddressQuery()).get('plan')?.toLowerCase() ?? ''
  return isMadeKey(key) ? <Change key={key} plan={key} /> : <Builder key="new" before={undefined} />
}

function Change({ plan: key }: { plan: string }) {
  const { t, i18n } = useTranslation('planning')
  useOverlayTitle(t('edit'), i18n.language)
  const found = usePlan(key)
  const kept = useKeptPlans()
  const made = found.kind === 'here' ? found.data.made : undefined
  const reading = kept?.get(key)
  const before = useMemo(() => made && { key, plan: made, reading }, [key, made, reading])
  if (found.kind !== 'here' || !kept)
    return <ContentProblem content={found.kind === 'here' ? { kind: 'loading' } : found} absent={t('gone')} />
  return before && <Builder before={before} />
}
