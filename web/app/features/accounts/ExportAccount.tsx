import { m } from '@emojigma/messages'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { accountsApi } from './api.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'

const FILE_NAME = 'emojigma-account.json'

/** Everything that is kept about the account, as a file. */
export function ExportAccount() {
  const dispatch = useDispatch()
  const [message, setMessage] = useState<string>()
  const save = async () => {
    setMessage(undefined)
    const { data, error } = await dispatch(accountsApi.endpoints.exportAccount.initiate())
    if (data === undefined) return setMessage(failureOf(error, 'first').message)
    const url = URL.createObjectURL(new Blob([data], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <>
      <Button onClick={() => void save()}>
        <Icon name="download" /> {m['export_account.download_my_data']()}
      </Button>
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
    </>
  )
}
