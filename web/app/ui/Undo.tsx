import { m } from '@emojigma/messages'
import { useState, type MouseEvent } from 'react'
import type { CallError } from '../platform/call.ts'
import { Button } from './Button.tsx'
import { failureOf } from './forms/form-failure.ts'
import { leaveTo, takeLostFocus } from './kept-focus.ts'
import { Notice } from './Notice.tsx'

/** What was done, and how it is taken back. */
export interface Undoable {
  readonly words: string
  readonly undo: () => Promise<{ readonly error?: CallError | undefined }>
}

/** Says what was done and offers to take it back. What was pressed for it is often gone, so the focus comes here, and goes to the heading
 *  of the part when this goes. */
export function Undo({ done, onUndone }: { readonly done: Undoable; readonly onUndone: () => void }) {
  const [failure, setFailure] = useState<string>()
  const takeBack = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const { error } = await done.undo()
    // Something newer may stand here by now, which can be taken back itself.
    if (!button.isConnected) return
    if (error) setFailure(failureOf(error, 'first').message)
    else {
      if (button.contains(document.activeElement)) leaveTo(button)
      onUndone()
    }
  }
  return (
    <>
      <Notice ref={takeLostFocus} tone="success" action={<Button onClick={(event) => void takeBack(event)}>{m['ui.undo']()}</Button>}>
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
