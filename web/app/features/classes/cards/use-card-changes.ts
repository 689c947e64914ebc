import { useState } from 'react'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { cardsApi, type Wanted } from './api.ts'

/** What is done with the cards of a class: they are made, ended and brought back.
 *  Source: docs/product.md, Login cards */
export function useCardChanges(classroomId: string) {
  const [ended, setEnded] = useState<readonly string[]>([])
  const [issue, issuing] = cardsApi.useIssueCardsMutation()
  const [revoke, revoking] = cardsApi.useRevokeCardsMutation()
  const [restore] = cardsApi.useRestoreCardsMutation()
  const wholeClass = { ClassroomId: classroomId }
  const end = async (wanted: Wanted): Promise<undefined> => {
    const { data } = await revoke(wanted)
    // A second press ends nothing more, and leaves the way back to what the first has ended.
    if (data && data.length > 0) setEnded(data)
  }
  const letEndedRest = () => setEnded([])
  return {
    error: issuing.error ?? revoking.error,
    /** Students whose cards were ended last, as long as that can be taken back at once. */
    ended,
    letEndedRest,
    takeBack: () => restore({ StudentIds: ended }),
    make: (StudentIds: readonly string[]) => void issue({ wanted: { StudentIds }, isNew: false }),
    renew: async (studentId: string): Promise<undefined> => {
      await issue({ wanted: { StudentIds: [studentId] }, isNew: true })
    },
    renewAll: async (): Promise<undefined> => {
      const { data } = await issue({ wanted: wholeClass, isNew: true })
      // Those that had ended have given way to new ones.
      if (data) letEndedRest()
    },
    end: (studentId: string) => end({ StudentIds: [studentId] }),
    endAll: () => end(wholeClass),
    /** @returns why it failed */
    bringBack: async (studentId: string): Promise<string | undefined> => {
      const { error } = await restore({ StudentIds: [studentId] })
      if (error) return failureOf(error, 'first').message
      revoking.reset()
      // What is said above may be of this very card, which counts again.
      letEndedRest()
      return undefined
    },
  }
}
