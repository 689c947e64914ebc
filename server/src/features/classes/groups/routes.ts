import { createGroup, getGroups, removeGroup, restoreGroup, updateGroup } from '@emojigma/contract/classes/groups.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { isInvalid } from '../../../platform/expected-failures.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { LocalizedFailure } from '../../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import type { SignedIn } from '../../../platform/visitor.ts'
import type { Classrooms } from '../classrooms.ts'
import type { Groups } from './groups.ts'
import type { Group } from './queries.ts'

/** The calls of a class's teachers about its groups. Other people's groups get the same reply as unknown ones.
 *  Source: docs/product.md, Groups of a class */
export function routeGroups(app: App, groups: Groups, classrooms: Classrooms): void {
  /** @returns the group, or the refusal */
  async function open(
    { visitor, signedIn }: { readonly visitor: Visitor; readonly signedIn: SignedIn },
    id: string,
    mayBeRemoved = false,
  ): Promise<Group | Refusal<401 | 403 | 404, LocalizedFailure>> {
    const group = await groups.find(id)
    const tie = group ? await classrooms.tieOf(signedIn.accountId, group.classroomId) : 'none'
    const refused = refusedBy('MANAGE STUDENTS', visitor, tie)
    if (refused) return refused
    return group && (mayBeRemoved || group.removedAtMs === undefined) ? group : NOT_FOUND
  }

  serve(app, getGroups, async ({ visitor, signedIn, query: { classroomId } }) => {
    const refused = refusedBy('READ CLASSROOM', visitor, await classrooms.tieOf(signedIn.accountId, classroomId))
    return refused ?? groups.of(classroomId)
  })
  serve(app, createGroup, async ({ visitor, signedIn, body: { ClassroomId, Name, StudentIds, GroupKey: key } }) => {
    const refused = refusedBy('MANAGE STUDENTS', visitor, await classrooms.tieOf(signedIn.accountId, ClassroomId))
    if (refused) return refused
    const made = (await groups.create(ClassroomId, { name: Name, studentIds: StudentIds, key })) ?? NOT_FOUND
    return isInvalid(made) ? refusalOf(made) : made
  })
  serve(app, updateGroup, async (request) => {
    const { Id, Name, StudentIds } = request.body.Group
    const found = await open(request, Id)
    if (found instanceof Refusal) return found
    return (await groups.update(found, { name: Name, studentIds: StudentIds })) ?? NOT_FOUND
  })
  serve(app, removeGroup, async (request) => {
    const found = await open(request, request.body.GroupId, true)
    return found instanceof Refusal ? found : groups.remove(found)
  })
  serve(app, restoreGroup, async (request) => {
    const found = await open(request, request.body.GroupId, true)
    if (found instanceof Refusal) return found
    const restored = (await groups.restore(found)) ?? NOT_FOUND
    return isInvalid(restored) ? refusalOf(restored) : restored
  })
}
