import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { shownCode } from '@emojigma/contract/rules/cards.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { cardsApi } from './api.ts'
import styles from './ClassCode.module.css'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'

/** The code of a class, for the board: students type it, and then tap their pictures.
 *  @param url of the page where they do */
export function ClassCode({ classroomId, code, url }: { readonly classroomId: string; readonly code: string; readonly url: string }) {
  const [renew, { error }] = cardsApi.useRenewClassCodeMutation()
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  return (
    <div className={styles['code']}>
      <p>
        <span className="small muted">{m['class_code.class_code']()}</span>
        <strong>{shownCode(code)}</strong>
      </p>
      <p className="small">
        <ParaglideMessage
          message={m['class_code.how_to']}
          markup={{ url: () => <a href={`${url}?class=${shownCode(code)}`}>{url.replace(/^https?:\/\//, '')}</a> }}
        />
      </p>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {m['class_code.another_class_code']()}
      </Button>
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {isAsked && (
        <Confirm
          title={m['class_code.ask_for_another_code']()}
          text={m['class_code.renew_warning']()}
          confirm={m['class_code.make_another_code']()}
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
