/** The two ways to a plan of one's own, above the list of plans: build one, or open a file. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toErrorWire } from '#core/errors'
import { isMember, useAccount } from '../../../model/account/account'
import { signInPath } from '../../../model/account/sign-in-path'
import { workerClient } from '../../../platform/client/worker-client'
import { Button } from '../../../ui/controls/button'
import button from '../../../ui/controls/button.module.css'
import { ImportIcon } from '../../../ui/controls/panel-icons'
import { ConfirmDialog } from '../../../ui/sheets/confirm-dialog'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { isolate } from '../../../ui/words/isolate'
import reading from '../reading/reading.module.css'
import { useTaking } from './use-taking'

export function MakePlan() {
  const { t } = useTranslation('planning')
  const account = useAccount()
  return (
    <div className={`${reading.buttons} app-chrome`}>
      <a className={button.button} data-variant={isMember(account) ? 'primary' : 'plain'} href="/own-plan">
        {t('build')}
      </a>
      {isMember(account) ? (
        <OpenFile />
      ) : (
        <a className={button.button} data-variant="plain" href={signInPath('/reading-plans', '/login')}>
          {t('openFile')}
        </a>
      )}
    </div>
  )
}

function OpenFile() {
  const { t } = useTranslation('planning')
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)
  const { take, replace, asked, forget } = useTaking()
  const fail = (error: unknown, name: string) => {
    const { code, details } = toErrorWire(error)
    const [, section] = /section (\d+)/.exec(String(details['reason'] ?? '')) ?? []
    const where = section === undefined ? '' : ` ${t('fileSection', { number: section })}`
    const text = code === 'file-too-large' ? t('fileTooLarge') : t('fileWrong', { name: isolate(name) })
    showSnackbar(`${text}${where}`, { type: 'error', id: 'plan-file' })
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    setIsReading(true)
    await workerClient()
      .readPlanFile(file)
      .then(take)
      .catch((error: unknown) => fail(error, file.name))
    setIsReading(false)
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".json,.properties"
        tabIndex={-1}
        aria-label={t('openFile')}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <Button aria-busy={isReading || undefined} onClick={() => input.current?.click()}>
        <ImportIcon className="icon" aria-hidden />
        {t('openFile')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('isHere', { name: isolate(asked.here.title) })}
          text={t('isHereText')}
          choices={[
            { label: t('keepMine'), variant: 'plain', onChoose: forget },
            {
              label: t('replace'),
              variant: 'primary',
              onChoose: () => {
                forget()
                void replace(asked).catch((error: unknown) => fail(error, asked.plan.title))
              },
            },
          ]}
          onClose={forget}
        />
      )}
    </>
  )
}
