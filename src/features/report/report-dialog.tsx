/**
 * Reports an error (design UX 3.12) in a modal over the view it was opened in, or over the home view for the
 * address of a report. Esc, the backdrop and the back button close it; if something was written, it asks first.
 */
import { useBlocker, useParams, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReportType, reportTypeOf } from '#core/contract/report-types'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { commaOf, dotOf } from '#core/scripture/text/digits'
import { WaitingMessages } from '../../model/account/waiting-messages'
import { useCurrentReading } from '../../model/place/current-reading'
import { type OpenReport, type ReportPlace, shownReport } from '../../model/shell/report-dialog'
import { ConfirmDialog } from '../../ui/sheets/confirm-dialog'
import { ModalSheet } from '../../ui/sheets/modal-sheet'
import { ReportForm } from './report-form'

/** The dialog opened from a menu or a selection: leaving the view closes it. */
export function ReportOverView({ type, place }: OpenReport) {
  const current = useCurrentPlace()
  return (
    <ReportDialog
      type={type}
      place={place ?? current}
      isOverView
      onClose={() => shownReport.set(undefined)}
    />
  )
}

/** `/report/{type}`: closing it goes back. */
export function ReportScreen() {
  const router = useRouter()
  const { type = '' } = useParams({ strict: false })
  const close = () => (router.history.canGoBack() ? router.history.back() : router.history.replace('/'))
  return <ReportDialog type={reportTypeOf(type)} place={undefined} isOverView={false} onClose={close} />
}

interface Props {
  type: ReportType
  place: ReportPlace | undefined
  isOverView: boolean
  onClose: () => void
}

function ReportDialog({ type, place, isOverView, onClose }: Props) {
  const { t } = useTranslation('letters')
  const [isWritten, setIsWritten] = useState(false)
  const leaving = useLeaving(isWritten, isOverView, onClose)
  return (
    <ModalSheet title={t('menu:report')} onClose={leaving.ask} isPlace={!isOverView}>
      <ReportForm
        type={type}
        place={place}
        onWritten={setIsWritten}
        onCancel={leaving.ask}
        onSent={leaving.go}
      />
      <WaitingMessages />
      {leaving.isAsking && (
        <ConfirmDialog
          title={t('claim')}
          text={t('claimText')}
          choices={[
            { label: t('claimStay'), variant: 'primary', onChoose: leaving.stay },
            { label: t('claimLeave'), variant: 'danger', onChoose: leaving.go },
          ]}
          onClose={leaving.stay}
        />
      )}
    </ModalSheet>
  )
}

/** Closes by a button, by Back or with its view; if something was written, it asks first. */
function useLeaving(isWritten: boolean, isOverView: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const isLeaving = useRef(false)
  useBlocker({
    shouldBlockFn: () => {
      if (isLeaving.current) return false
      if (isWritten) setIsAsking(true)
      else if (isOverView) onClose()
      return isWritten
    },
    enableBeforeUnload: () => isWritten && !isLeaving.current,
  })
  const go = () => {
    isLeaving.current = true
    onClose()
  }
  return {
    isAsking,
    /** False if it stays until the question is answered. */
    ask: () => {
      if (isWritten) setIsAsking(true)
      else go()
      return !isWritten
    },
    stay: () => setIsAsking(false),
    go,
  }
}

/** The chapter on the screen as the place of a report; undefined at home and over a search. */
function useCurrentPlace(): ReportPlace | undefined {
  const { i18n } = useTranslation()
  const { data } = useCurrentReading()
  const address = data?.address
  const naming = data && namingOf(data, i18n.language)
  const isReading =
    address !== undefined && location.pathname.startsWith(`/${address.abbreviations[0] ?? ' '}`)
  if (!isReading || !naming) return undefined
  const { abbreviations, chapter } = address
  return {
    name: `${placeLabel(chapter, undefined, naming)}${dotOf(i18n.language)}${abbreviations.join(commaOf(i18n.language))}`,
    path: addressPath(abbreviations, chapter, undefined, naming),
  }
}
