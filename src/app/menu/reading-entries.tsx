/** The first entries of the main menu: continue reading, and a random passage (spec 1 §2 "read or read-on"). */

import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { standardWord } from '#core/contract/address/standard-word'
import { useCurrentReading } from '../../model/place/current-reading'
import { readOn } from '../../model/study/record-activity'
import { useReadOn } from '../../model/study/use-read-on'
import { byTheWay } from '../../platform/client/by-the-way'
import { BrandIcon } from '../../ui/controls/icons'
import { RandomIcon } from '../../ui/controls/panel-icons'
import { randomPath } from '../routing/random-path'
import { MenuLink } from './menu-link'

export function ReadingEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const last = useReadOn()
  const { history } = useRouter()
  const { data } = useCurrentReading()
  const openByChance = async () => {
    const translations = data?.address?.abbreviations ?? last?.abbreviations ?? [standardWord]
    history.push(await randomPath(translations))
  }
  return (
    <>
      {last && (
        <MenuLink path={last.path} onClose={onClose} onFollow={readOn}>
          <BrandIcon className="icon" aria-hidden />
          <span>{t('continueReading')}</span>
          <small>
            <bdi>{last.title}</bdi>
          </small>
        </MenuLink>
      )}
      <button
        type="button"
        onClick={() => {
          onClose()
          byTheWay(openByChance())
        }}
      >
        <RandomIcon className="icon" aria-hidden />
        {t('finding:randomPassage')}
      </button>
    </>
  )
}
