import { m } from '@emojigma/messages'
import { useState, type MouseEvent } from 'react'
import type { CallError } from '../platform/call.ts'
import { Button } from './Button.tsx'
import { failureOf } from './forms/form-failure.ts'
import { focusHeadingNear, takeFocusIfLost } from './focus-recovery.ts'
import { Notice } from './Notice.tsx'

/** A finished action and the call that reverses it. */
export interface Undoable {
  readonly words: string
  readonly undo: () => Promise<{ readonly error?: CallError | undefined }>
}

/** Announces a finished action and offers to undo it. The pressed control is often gone, so this takes the focus, and passes it to the
 *  nearest heading when it closes. */
export function Undo({ done, onUndone }: { readonly done: Undoable; readonly onUndone: () => void }) {
  const [failure, setFailure] = useState<string>()
  const revert = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const { error } = await done.undo()
    // A newer action may have taken this one's place.
    if (!button.isConnected) return
    if (error) setFailure(failureOf(error, 'first').message)
    else {
      if (button.contains(document.activeElement)) focusHeadingNear(button)
      onUndone()
    }
  }
  return (
    <>
      <Notice ref={takeFocusIfLost} tone="success" action={<Button onClick={(event) => void revert(event)}>{m['ui.undo']()}</Button>}>
        <p>{done.words}</p>
      </Notice>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
    </>
  )
}
