import type { StudentProgress } from '@emojigma/contract/classes/reports.ts'
import { isFirstTry } from '@emojigma/contract/rules/assignments.ts'
import { weekAt, type Week } from '@emojigma/engine/day.ts'
import { skillsOf } from '@emojigma/engine/practice/strand-of.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { SKILLS, type Skill } from '@emojigma/engine/skills.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stateOf } from '../assignments/service.ts'
import type { AttemptRecord } from '../../play/service.ts'

/** Puzzles per turn: some ten milliseconds' worth. */
const AT_ONCE = 50

/** The skills of a student's puzzles by the week in which each was begun: a puzzle counts for each of its skills, as in assignments.
 *  @param records begun in the weeks; a reveal without a guess is no try
 *  @returns the tried skills, in display order */
export async function skillWeeks(
  records: readonly AttemptRecord[],
  questions: ReadonlyMap<number, { readonly question: Question }>,
  from: Week,
  weeks: number,
): Promise<StudentProgress['Skills']> {
  const bySkill = new Map<Skill, { Tried: number; FirstTry: number }[]>()
  for (const [index, record] of records.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn()
    const { puzzleId, begunAtMs, guessCount, hintRung } = record
    const found = questions.get(puzzleId)
    if (!found || guessCount === 0) continue
    for (const skill of skillsOf(found.question)) {
      const counts = bySkill.get(skill) ?? Array.from({ length: weeks }, () => ({ Tried: 0, FirstTry: 0 }))
      bySkill.set(skill, counts)
      const week = counts[weekAt(begunAtMs) - from]
      if (!week) continue
      week.Tried += 1
      if (isFirstTry({ State: stateOf(record), Guesses: guessCount, HintRung: hintRung })) week.FirstTry += 1
    }
  }
  return SKILLS.flatMap((skill) => {
    const counts = bySkill.get(skill)
    return counts ? [{ Skill: skill, Weeks: counts }] : []
  })
}
