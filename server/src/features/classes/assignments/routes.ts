import { m } from '@emojigma/messages'
import {
  createAssignment,
  getAssignment,
  getAssignments,
  getGradebook,
  getMyAssignments,
  pickPuzzles,
  removeAssignment,
  restoreAssignment,
  updateAssignment,
} from '@emojigma/contract/classes/assignments.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import type { Classrooms } from '../service.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { LocalizedFailure } from '../../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import type { SignedIn } from '../../../platform/visitor.ts'
import type { Maker } from '../../maker/service.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import { invalid, isInvalid } from '../../../platform/expected-failures.ts'
import type { StoredAssignment } from './queries.ts'
import type { Assignments } from './service.ts'
import { wiredPuzzle } from './shelf.ts'

const EITHER = invalid('StudentIds', localizedText(m['assignment_refusal.students_or_group']))

interface Asking {
  readonly visitor: Visitor
  readonly signedIn: SignedIn
}

/** The calls of teachers and students about assignments. Other people's assignments get the same reply as unknown ones.
 *  Source: docs/product.md, Assignments */
export function routeAssignments(app: App, assignments: Assignments, classrooms: Classrooms, maker: Maker): void {
  routeTeaching(app, assignments, classrooms)
  routeOne(app, assignments)
  serve(app, getMyAssignments, async ({ visitor, signedIn: { accountId } }) => {
    const classroom = await classrooms.classroomOf(accountId)
    const refused = refusedBy('DO ASSIGNMENTS', visitor, classroom ? 'attends' : 'none')
    if (refused || !classroom) return NOT_FOUND
    const isOn = await maker.isSwitchedOn(accountId)
    return {
      Assignments: await assignments.mine(classroom.id, accountId),
      IsPlanActive: visitor.plan !== 'none',
      Making: { MayMake: refusedBy('MAKE PUZZLE', visitor, isOn) === undefined, ...(await maker.statesOf(accountId)) },
    }
  })
}

function routeTeaching(app: App, assignments: Assignments, classrooms: Classrooms): void {
  const tieOf = ({ signedIn }: Asking, classroomId: string) => classrooms.tieOf(signedIn.accountId, classroomId)
  serve(app, getAssignments, async (request) => {
    const { classroomId } = request.query
    const refused = refusedBy('SEE ASSIGNMENTS', request.visitor, await tieOf(request, classroomId))
    return refused ?? { Assignments: await assignments.of(classroomId), Removed: await assignments.removedOf(classroomId) }
  })
  serve(app, getGradebook, async (request) => {
    const { classroomId } = request.query
    const refused = refusedBy('SEE ASSIGNMENTS', request.visitor, await tieOf(request, classroomId))
    return refused ?? assignments.gradebook(classroomId)
  })
  serve(app, pickPuzzles, async (request) => {
    const { ClassroomId, PuzzleTypeIds = [], LevelIds = [], Skills = [], Count, PuzzleIds, CheckCode, Without = [] } = request.body
    const refused = refusedBy('MANAGE ASSIGNMENTS', request.visitor, await tieOf(request, ClassroomId))
    if (refused) return refused
    const picked = await assignments.pick(request.signedIn.accountId, {
      classroomId: ClassroomId,
      typeIds: PuzzleTypeIds,
      levelIds: LevelIds,
      skills: Skills,
      count: Count,
      puzzleIds: PuzzleIds,
      checkCode: CheckCode,
      without: Without,
    })
    return isInvalid(picked) ? refusalOf(picked) : { Puzzles: picked.map(wiredPuzzle) }
  })
  serve(app, createAssignment, async (request) => {
    const { ClassroomId, Title, StartDay = null, DueDay, PuzzleIds, StudentIds = null, GroupId, AssignmentKey: key } = request.body
    const refused = refusedBy('MANAGE ASSIGNMENTS', request.visitor, await tieOf(request, ClassroomId))
    if (refused) return refused
    if (StudentIds && GroupId !== undefined) return refusalOf(EITHER)
    const recipients = GroupId === undefined ? StudentIds : { groupId: GroupId }
    const wish = { title: Title, startDay: StartDay, dueDay: DueDay, puzzleIds: PuzzleIds, recipients, key }
    const created = (await assignments.create(request.signedIn.accountId, ClassroomId, wish)) ?? NOT_FOUND
    return isInvalid(created) ? refusalOf(created) : created
  })
}

function routeOne(app: App, assignments: Assignments): void {
  /** @param mayBeDeleted for restoring, or deleting again
   *  @returns the assignment, or the refusal */
  async function open(
    action: 'SEE ASSIGNMENTS' | 'MANAGE ASSIGNMENTS',
    { visitor, signedIn }: Asking,
    id: string,
    mayBeDeleted = false,
  ): Promise<StoredAssignment | Refusal<401 | 403 | 404, LocalizedFailure>> {
    const found = await assignments.find(id, signedIn.accountId)
    const refused = refusedBy(action, visitor, found?.tie ?? 'none')
    if (refused) return refused
    return found && (mayBeDeleted || found.assignment.removedAtMs === undefined) ? found.assignment : NOT_FOUND
  }

  serve(app, getAssignment, async (request) => {
    const found = await open('SEE ASSIGNMENTS', request, request.query.assignmentId)
    return found instanceof Refusal ? found : assignments.result(found)
  })
  serve(app, updateAssignment, async (request) => {
    const { Id, Title, StartDay, DueDay, PuzzleIds, StudentIds, GroupId, IsEnded } = request.body.Assignment
    const found = await open('MANAGE ASSIGNMENTS', request, Id)
    if (found instanceof Refusal) return found
    if (StudentIds && GroupId !== undefined) return refusalOf(EITHER)
    const recipients = GroupId === undefined ? StudentIds : { groupId: GroupId }
    const update = { title: Title, startDay: StartDay, dueDay: DueDay, puzzleIds: PuzzleIds, recipients, isEnded: IsEnded }
    const updated = (await assignments.update(request.signedIn.accountId, found, update)) ?? NOT_FOUND
    return isInvalid(updated) ? refusalOf(updated) : updated
  })
  serve(app, removeAssignment, async (request) => {
    const found = await open('MANAGE ASSIGNMENTS', request, request.body.AssignmentId, true)
    if (found instanceof Refusal) return found
    if (found.removedAtMs === undefined) await assignments.remove(found)
    return { Id: found.id }
  })
  serve(app, restoreAssignment, async (request) => {
    const found = await open('MANAGE ASSIGNMENTS', request, request.body.AssignmentId, true)
    if (found instanceof Refusal) return found
    const restored = (await assignments.restore(found)) ?? NOT_FOUND
    return isInvalid(restored) ? refusalOf(restored) : restored
  })
}
