import type { Assignment, AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import { useRef, useState } from 'react'
import { inTab } from '../../../platform/browser/storage.ts'
import { DRAFTS } from '../../../platform/session/session-storage.ts'

/** An assignment as far as it is put together. */
interface AssignmentDraft {
  readonly puzzles: readonly AssignedPuzzle[]
  readonly title: string
  readonly dueDay: string
}

/** What is put together for a class is kept in the tab until it is given or given up, so that neither another page nor a reload loses it.
 *  @param given the assignment that is changed, of which nothing is kept; absent = a new one
 *  @param usualDueDay of a new one */
export function useAssignmentDraft(classroomId: string, given: Assignment | undefined, usualDueDay: string) {
  const key = `${DRAFTS}assignment.${classroomId}`
  const [draft, setDraft] = useState<AssignmentDraft>(() =>
    given
      ? { puzzles: given.Puzzles, title: given.Title, dueDay: given.DueDay }
      : { puzzles: [], title: '', dueDay: usualDueDay, ...(inTab.readJson(key) as AssignmentDraft | undefined) },
  )
  const latest = useRef(draft)
  const isKept = useRef(given === undefined)
  return {
    draft,
    change(part: (before: AssignmentDraft) => Partial<AssignmentDraft>): void {
      latest.current = { ...latest.current, ...part(latest.current) }
      if (isKept.current) inTab.keep(key, JSON.stringify(latest.current))
      setDraft(latest.current)
    },
    /** Once it is given or given up. */
    forget(): void {
      if (isKept.current) inTab.forget(key)
      isKept.current = false
    },
  }
}
