import { DEFAULT_GOAL_POINTS, type BoardShows } from '@emojigma/contract/rules/classrooms.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'
import { studentsIn, type Classroom, type Classrooms, type Student } from '../service.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Leaderboards, RankedEntry } from '../../boards/service.ts'
import { hidingIn, resultsIn, type StudentResult } from './queries.ts'

/** A student with results. */
export interface StudentOverview extends Student, StudentResult {
  readonly hasCard: boolean
}

export interface ClassBoard {
  readonly shows: BoardShows
  /** The best first. */
  readonly entries: readonly RankedEntry[]
  /** Points of all students together, and the class goal. */
  readonly goal: { readonly points: number; readonly of: number } | undefined
}

const NEVER_PLAYED: StudentResult = { lastPlayedAtMs: undefined, correct: 0, attempted: 0, score: 0 }

/** The results of a class's students: for their teacher, and for each other as far as the teacher allows.
 *  Source: docs/product.md, Classrooms and students */
export class ClassBoards {
  readonly #queries: Database['queries']
  readonly #classrooms: Classrooms
  readonly #leaderboards: Leaderboards

  constructor({ queries }: Pick<Database, 'queries'>, classrooms: Classrooms, leaderboards: Leaderboards) {
    this.#queries = queries
    this.#classrooms = classrooms
    this.#leaderboards = leaderboards
  }

  /** The students of a class, including removed ones, in the order in which they were added. */
  async overview(classroomId: string): Promise<readonly StudentOverview[]> {
    const students = await studentsIn(this.#queries, classroomId)
    const results = await resultsIn(this.#queries, classroomId)
    const cardHolders = await this.#classrooms.cardHolders(students.map(({ id }) => id))
    return students.map((student) => ({
      ...student,
      ...(results.get(student.id) ?? NEVER_PLAYED),
      hasCard: cardHolders.has(student.id),
    }))
  }

  /** @returns what a member of the class may see; undefined if nothing */
  async board(classroom: Classroom, scope: ScopeId, viewer: 'teacher' | { readonly studentId: string }): Promise<ClassBoard | undefined> {
    const { id, boardShows: shows, goalPoints, timeZone } = classroom
    if (viewer !== 'teacher' && shows === 'nothing') return undefined
    const students = (await studentsIn(this.#queries, id))
      .filter(({ removedAtMs }) => removedAtMs === undefined)
      .map((student) => student.id)
    const all = await this.#leaderboards.boardAmong(scope, students, timeZone)
    const points = all.reduce((sum, { score }) => sum + score, 0)
    const hasGoal = shows === 'goal' || goalPoints !== undefined
    const goal = hasGoal ? { points, of: goalPoints ?? DEFAULT_GOAL_POINTS } : undefined
    if (viewer === 'teacher') return { shows, entries: all, goal }
    if (shows === 'goal') return { shows, entries: [], goal }
    const hiding = await hidingIn(this.#queries, id)
    const visible = students.filter((student) => student === viewer.studentId || !hiding.has(student))
    const entries = visible.length === students.length ? all : await this.#leaderboards.boardAmong(scope, visible, timeZone)
    return { shows, entries, goal }
  }
}
