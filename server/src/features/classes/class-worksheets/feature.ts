import { m } from '@emojigma/messages'
import { createClassWorksheets } from '@emojigma/contract/paper/worksheets.ts'
import { MAX_PILE_STUDENTS, printed } from '@emojigma/contract/rules/worksheets.ts'
import { invalid } from '../../../platform/expected-failures.ts'
import type { Feature } from '../../../platform/feature.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { serve } from '../../../platform/http/serve.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import { madeSheet, Worksheets } from '../../paper/service.ts'
import { Classrooms, Groups, membersIn, type Student } from '../service.ts'

const TOO_MANY = refusalOf(invalid('ClassroomId', localizedText(m['worksheet_refusal.too_many_students'], { most: MAX_PILE_STUDENTS })))
const NO_STUDENTS = refusalOf(invalid('ClassroomId', localizedText(m['worksheet_refusal.no_students'])))

/** A pile of worksheets for a class, a sheet for each student at the level of a group. It stores nothing of its own.
 *  Source: docs/product.md, Worksheets */
export const classWorksheets: Feature = {
  name: 'class worksheets',
  open({ database: { queries }, clock, service }) {
    const [worksheets, classrooms, groups] = [service(Worksheets), service(Classrooms), service(Groups)]
    worksheets.readNamesFrom(
      async (classroomId) =>
        new Map(
          (await membersIn(queries, classroomId)).map(({ id, realName, nickname }) => [
            id,
            { name: printed(realName ?? nickname) || nickname, nickname },
          ]),
        ),
    )
    return {
      routes: (app) =>
        serve(app, createClassWorksheets, async ({ body, visitor, signedIn: { accountId }, language }) => {
          const { ClassroomId: classroomId, parts, count, sumsStep, ...look } = body
          const refused = refusedBy('MANAGE STUDENTS', visitor, await classrooms.tieOf(accountId, classroomId))
          if (refused) return refused
          const { Groups: known } = await groups.of(classroomId)
          const inGroups = new Map(known.map(({ Id, StudentIds }) => [Id, StudentIds]))
          if (parts.some(({ GroupId }) => GroupId !== undefined && !inGroups.has(GroupId))) return NOT_FOUND
          const students = (await membersIn(queries, classroomId)).toSorted(inListOrder(language.language.code))
          const partOf = ({ id }: Student) =>
            parts.find(({ GroupId }) => GroupId !== undefined && inGroups.get(GroupId)?.includes(id)) ??
            parts.find(({ GroupId }) => GroupId === undefined)
          const byPart = Map.groupBy(students, partOf)
          const filled = parts.flatMap((part) => {
            const its = byPart.get(part)
            return its ? { part, studentIds: its.map(({ id }) => id) } : []
          })
          const studentIds = students.flatMap((student) => (partOf(student) ? student.id : []))
          if (studentIds.length > MAX_PILE_STUDENTS) return TOO_MANY
          if (studentIds.length === 0) return NO_STUDENTS
          const made = await worksheets.makePile(
            {
              classroomId,
              parts: filled.map(({ part: { puzzleTypeIds: typeIds = [], levelIds = [] }, studentIds: its }) => ({
                typeIds,
                levelIds,
                studentIds: its,
              })),
              studentIds,
              count,
              sumsStep,
              look: { ...look, nameLine: true },
            },
            accountId,
            language,
          )
          return madeSheet(made, clock.nowMs())
        }),
    }
  },
}

/** The order of the class list of the portal. */
function inListOrder(languageCode: string): (one: Student, other: Student) => number {
  const collator = new Intl.Collator(languageCode, { numeric: true, sensitivity: 'base' })
  const nameOf = ({ realName, nickname }: Student) => realName ?? nickname
  return (one, other) => collator.compare(nameOf(one), nameOf(other))
}
