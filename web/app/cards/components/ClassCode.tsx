import * as messages from '@emojigma/messages/page/cards/components/ClassCode.tsx'
import { shownCode } from '@emojigma/contract/rules/cards.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { cardsApi } from '../api.ts'
import styles from './ClassCode.module.css'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'

/** The code of a class, for the board: students type it, and then tap their pictures.
 *  @param url of the page where they do */
export function ClassCode({ classroomId, code, url }: { readonly classroomId: string; readonly code: string; readonly url: string }) {
  const [renew, { error }] = cardsApi.useRenewClassCodeMutation()
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  return (
    <div className={styles['code']}>
      <p>
        <span className="small muted">{messages.classCode}</span>
        <strong>{shownCode(code)}</strong>
      </p>
      <p className="small">
        {messages.forTheBoardStudents(<a href={`${url}?class=${shownCode(code)}`}>{url.replace(/^https?:\/\//, '')}</a>)}
      </p>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {messages.anotherClassCode}
      </Button>
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {isAsked && (
        <Confirm
          title={messages.askForAnotherCode}
          text={messages.theCodeOnPrinted}
          confirm={messages.makeAnotherCode}
          onConfirm={async () => {
            close()
            await renew(classroomId)
            return undefined
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
