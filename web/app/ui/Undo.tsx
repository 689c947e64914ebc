import * as messages from '@emojigma/messages/page/ui.ts'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { failureOf } from './forms/form-failure.ts'
import { Notice } from './Notice.tsx'

/** What was done, and how it is taken back. */
export interface Undoable {
  readonly words: string
  readonly undo: () => Promise<{ readonly error?: Parameters<typeof failureOf>[0] }>
}

/** Says what was done and offers to take it back. */
export function Undo({ done, onUndone }: { readonly done: Undoable; readonly onUndone: () => void }) {
  const [failure, setFailure] = useState<string>()
  const takeBack = async () => {
    const { error } = await done.undo()
    if (error) setFailure(failureOf(error, 'first').message)
    else onUndone()
  }
  return (
    <>
      <Notice tone="success" action={<Button onClick={() => void takeBack()}>{messages.undo}</Button>}>
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
