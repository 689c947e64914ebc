import { useState } from 'react'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { cardsApi, type StudentSelection } from './api.ts'

/** Creates, ends and restores a class's cards.
 *  Source: docs/product.md, Login cards */
export function useCardChanges(classroomId: string) {
  const [ended, setEnded] = useState<readonly string[]>([])
  const [issue, issuing] = cardsApi.useIssueCardsMutation()
  const [revoke, revoking] = cardsApi.useRevokeCardsMutation()
  const [restore] = cardsApi.useRestoreCardsMutation()
  const wholeClass = { ClassroomId: classroomId }
  const end = async (selection: StudentSelection): Promise<undefined> => {
    const { data } = await revoke(selection)
    // A second press ends no more cards and must not replace the undo of the first.
    if (data && data.length > 0) setEnded(data)
  }
  const forgetEnded = () => setEnded([])
  return {
    error: issuing.error ?? revoking.error,
    /** Students whose cards were just ended, while that can be undone. */
    ended,
    forgetEnded,
    undoEnd: () => restore({ StudentIds: ended }),
    make: (StudentIds: readonly string[]) => void issue({ selection: { StudentIds }, isNew: false }),
    renew: async (studentId: string): Promise<undefined> => {
      await issue({ selection: { StudentIds: [studentId] }, isNew: true })
    },
    renewAll: async (): Promise<undefined> => {
      const { data } = await issue({ selection: wholeClass, isNew: true })
      // The ended cards are replaced by new ones.
      if (data) forgetEnded()
    },
    end: (studentId: string) => end({ StudentIds: [studentId] }),
    endAll: () => end(wholeClass),
    /** @returns why it failed */
    restore: async (studentId: string): Promise<string | undefined> => {
      const { error } = await restore({ StudentIds: [studentId] })
      if (error) return failureOf(error, 'first').message
      revoking.reset()
      // The message above may be about this very card.
      forgetEnded()
      return undefined
    },
  }
}
