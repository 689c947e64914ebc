import type { StudentProgress, StudentPuzzles } from '@emojigma/contract/classes/reports.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { REPORTED_PUZZLES, SKILL_PUZZLES } from '@emojigma/contract/rules/classrooms.ts'
import { mondayOf } from '@emojigma/contract/rules/streak.ts'
import { dayIn } from '@emojigma/contract/rules/time-zone.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt, slotOfPuzzle, weekStartMs } from '@emojigma/engine/day.ts'
import type { Clock } from '../../../platform/clock.ts'
import { sumOf, type MyDays } from '../../accounts/my-days/service.ts'
import { stateOf, type Assignments } from '../assignments/service.ts'
import type { CardHolder } from '../cards/service.ts'
import type { Classrooms } from '../service.ts'
import type { Players, RecordMark } from '../../play/service.ts'
import type { Puzzles } from '../../puzzles/service.ts'
import { skillWeeks } from './skill-weeks.ts'
import { weeksOfTerm } from './term.ts'

export interface ReportsOptions {
  readonly clock: Clock
  readonly classrooms: Classrooms
  readonly assignments: Assignments
  readonly myDays: MyDays
  readonly players: Players
  readonly puzzles: Puzzles
}

/** One student's results in a term: this week and the eleven before it. Callers check permissions first. The cost of a call does not grow
 *  with what was played before.
 *  Source: docs/product.md, A student opened */
export class Reports {
  readonly #options: ReportsOptions

  constructor(options: ReportsOptions) {
    this.#options = options
  }

  async progress({ id, classroomId, userName, nickname, realName }: CardHolder): Promise<StudentProgress> {
    const { clock, assignments, myDays, players, puzzles } = this.#options
    const player = { kind: 'account', accountId: id } as const
    const { from, until } = weeksOfTerm(dayAt(clock.nowMs()))
    const [spans, { slips }, records] = await Promise.all([
      myDays.span([id], from, until),
      myDays.numbers(player),
      players.latestRecords(player, weekStartMs(from), SKILL_PUZZLES + 1),
    ])
    const { days, numbers } = spans.get(id) ?? { days: 0, numbers: [] }
    const counted = records.slice(0, SKILL_PUZZLES)
    const questions = await puzzles.storedOf(counted.map(({ puzzleId }) => puzzleId))
    return {
      Id: id,
      ClassroomId: classroomId,
      UserName: userName,
      Nickname: nickname,
      ...(realName === null ? {} : { RealName: realName }),
      Weeks: Array.from({ length: NUMBER_WEEKS }, (_, index) => dayDate(mondayOf(from + index))),
      Days: days,
      Solved: sumOf(numbers, 'solved'),
      FirstTry: sumOf(numbers, 'firstTry'),
      Assignments: await assignments.ofStudent(classroomId, id, mondayOf(from)),
      Skills: await skillWeeks(counted, questions, from, NUMBER_WEEKS),
      IsCut: records.length > SKILL_PUZZLES,
      Slips: slips.map(({ slip, puzzles: count }) => ({ Slip: slip, Puzzles: count })),
    }
  }

  /** @param before where the page before ended */
  async puzzles({ id, classroomId }: CardHolder, before: RecordMark | undefined): Promise<StudentPuzzles> {
    const { clock, classrooms, players } = this.#options
    const player = { kind: 'account', accountId: id } as const
    const [classroom, records] = await Promise.all([
      classrooms.find(classroomId),
      players.latestRecords(player, weekStartMs(weeksOfTerm(dayAt(clock.nowMs())).from), REPORTED_PUZZLES + 1, before),
    ])
    const page = records.slice(0, REPORTED_PUZZLES)
    const last = page.at(-1)
    const wrongAnswers = await players.wrongAnswersOf(
      id,
      page.map(({ puzzleId }) => puzzleId),
    )
    return {
      Puzzles: page.map((record) => {
        const { puzzleId, begunAtMs, guessCount, hintRung, solvedAtMs, slip } = record
        const { typeId, levelId } = slotOfPuzzle(puzzleId)
        return {
          PuzzleId: puzzleId,
          PuzzleTypeId: typeId,
          LevelId: levelId,
          Begun: dayDate(dayIn(begunAtMs, classroom?.timeZone)),
          State: stateOf(record),
          Guesses: guessCount,
          WrongGuesses: guessCount - Number(solvedAtMs !== undefined),
          WrongAnswers: [...(wrongAnswers.get(puzzleId) ?? [])],
          HintRung: hintRung,
          ...(slip === undefined ? {} : { Slip: slip }),
        }
      }),
      ...(last && records.length > page.length ? { Next: `${last.begunAtMs}-${last.puzzleId}` } : {}),
    }
  }
}
