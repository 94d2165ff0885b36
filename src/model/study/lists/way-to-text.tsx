/** Shown in an empty list: the way back to the text, where verses are chosen for it. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { standardWord } from '#core/contract/address/standard-word'
import { byTheWay } from '../../../platform/client/by-the-way'
import { leftPath } from '../left-place'

export function WayToText() {
  const { t } = useTranslation()
  const [path, setPath] = useState(`/${standardWord}`)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const left = await leftPath()
      if (isCurrent && left) setPath(left)
    }
    byTheWay(look())
    return () => {
      isCurrent = false
    }
  }, [])
  return (
    <p>
      <a className="chip" href={path}>
        {t('continueReading')}
      </a>
    </p>
  )
}
