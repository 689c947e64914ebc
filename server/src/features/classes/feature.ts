import { Accounts } from '../accounts/service.ts'
import type { Feature } from '../../platform/feature.ts'
import { trueRandom } from '../../platform/secrets/random.ts'
import { Orders } from '../shop/orders/service.ts'
import { Classrooms } from './classrooms.ts'
import { exportedClassrooms, exportedGroups } from './export.ts'
import { MIGRATIONS } from './migrations.ts'
import { classroomsOf, lockSeats, giveSeatsBack, teachesAny } from './queries.ts'
import { routeClassrooms } from './routes.ts'
import { studentsOfTeacher, deleteEmptyClassrooms, idleSince, markRemoved, removedBefore } from './students/queries.ts'
import { Invitations } from './invitations/invitations.ts'
import { TeacherLetters } from './invitations/letters.ts'
import { deleteExpiredInvitations } from './invitations/queries.ts'
import { deletePartsEndedBefore } from './schools/queries.ts'
import { routeSchools } from './schools/routes.ts'
import { Schools } from './schools/schools.ts'
import { deleteEndedBefore } from './teachers/queries.ts'
import { routeTeachers } from './teachers/routes.ts'
import { ClassTeachers } from './teachers/teachers.ts'
import { Outbox } from '../site/outbox/service.ts'
import { RateCounters } from '../operator/rate-counters/service.ts'
import { routeStudents } from './students/routes.ts'
import { SchoolLogins } from './students/school-logins.ts'
import { Students } from './students/students.ts'
import { Groups } from './groups/groups.ts'
import { deleteGroupsRemovedBefore } from './groups/queries.ts'
import { routeGroups } from './groups/routes.ts'
import { deleteRollOversBefore } from './roll-overs/queries.ts'
import { RollOvers } from './roll-overs/roll-overs.ts'
import { Uploads } from './uploads/uploads.ts'
import { WaitingPasswords } from './uploads/waiting-passwords.ts'
import { REMOVED_KEPT_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS, dayAt } from '@emojigma/engine/day.ts'
import { rowSweep, type Sweep } from '../../platform/sweep.ts'
import { deleteUploadsBefore } from './uploads/queries.ts'

/** Thirteen months. */
const IDLE_DAYS = 396
const KEPT_MS = REMOVED_KEPT_DAYS * DAY_MS
/** Students per step: each is deleted with all that they played. */
const STUDENTS_AT_ONCE = 20
const IDLE_AT_ONCE = 200

/** The names of this feature's sweeps, as the tables' rules refer to them. */
const SWEPT = {
  idle: 'students who were not here for thirteen months',
  removed: 'students who were removed thirty days ago',
  classrooms: 'classes that were removed thirty days ago',
  uploads: 'uploads of students older than thirty days',
  groups: 'groups of classes that were removed thirty days ago',
  rollOvers: 'notes about new school years older than thirty days',
  invitations: 'invitations to a class or a school that have expired',
  schoolTeachers: 'parts in a school that were ended thirty days ago',
  coTeachers: 'parts in a class of another teacher that were ended thirty days ago',
} as const

/** Removes idle students, and deletes what was removed thirty days ago.
 *  Source: docs/product.md, Retention */
function sweepsOf(accounts: Accounts, classrooms: Classrooms): readonly Sweep[] {
  return [
    { name: SWEPT.idle, begin: (nowMs) => (transaction) => removeIdle(transaction, classrooms, nowMs) },
    {
      name: SWEPT.removed,
      begin: (nowMs) => async (transaction) => {
        const ids = await removedBefore(transaction, nowMs - KEPT_MS, STUDENTS_AT_ONCE)
        for (const id of ids) await accounts.deleteWithin(transaction, id)
        return ids.length < STUDENTS_AT_ONCE
      },
    },
    rowSweep(SWEPT.classrooms, (transaction, nowMs, limit) => deleteEmptyClassrooms(transaction, nowMs - KEPT_MS, limit)),
    rowSweep(SWEPT.groups, (transaction, nowMs, limit) => deleteGroupsRemovedBefore(transaction, nowMs - KEPT_MS, limit)),
    rowSweep(SWEPT.rollOvers, (transaction, nowMs, limit) => deleteRollOversBefore(transaction, nowMs - KEPT_MS, limit)),
    rowSweep(SWEPT.invitations, deleteExpiredInvitations),
    rowSweep(SWEPT.coTeachers, (transaction, nowMs, limit) => deleteEndedBefore(transaction, nowMs - KEPT_MS, limit)),
    rowSweep(SWEPT.schoolTeachers, (transaction, nowMs, limit) => deletePartsEndedBefore(transaction, nowMs - KEPT_MS, limit)),
    rowSweep(SWEPT.uploads, (transaction, nowMs, limit) => deleteUploadsBefore(transaction, nowMs - KEPT_MS, limit)),
  ]
}

/** @returns whether no idle student is left */
async function removeIdle(transaction: Parameters<ReturnType<Sweep['begin']>>[0], classrooms: Classrooms, nowMs: number): Promise<boolean> {
  const idle = await idleSince(transaction, dayAt(nowMs) - IDLE_DAYS, IDLE_AT_ONCE)
  for (const [teacherId, students] of Map.groupBy(idle, (student) => student.teacherId)) {
    await lockSeats(transaction, teacherId)
    const ids = students.map(({ id }) => id)
    const gone = await markRemoved(transaction, ids, 'idle', nowMs)
    await classrooms.signOut(transaction, gone)
    await giveSeatsBack(transaction, teacherId, gone.length)
  }
  return idle.length < IDLE_AT_ONCE
}

export const classrooms: Feature = {
  name: 'classrooms',
  migrations: MIGRATIONS,
  tables: {
    classrooms: {
      columns: ['teacher_id', 'name', 'classroom_key', 'time_zone'],
      deletion: { with: 'accounts' },
      export: { as: 'Classrooms' },
      retention: { sweep: SWEPT.classrooms },
    },
    co_teachers: {
      columns: ['classroom_id', 'account_id'],
      deletion: { with: 'accounts' },
      export: { as: 'SharedClassrooms' },
      retention: { sweep: SWEPT.coTeachers },
    },
    teacher_invitations: {
      columns: ['classroom_id', 'school_id', 'email', 'code_hash', 'joined_account_id'],
      deletion: { with: 'classrooms' },
      export: { as: 'ClassroomInvitations' },
      retention: { sweep: SWEPT.invitations },
    },
    schools: {
      columns: ['payer_id', 'name'],
      deletion: { with: 'accounts' },
      export: { as: 'School' },
      retention: { with: 'accounts' },
    },
    school_teachers: {
      columns: ['account_id', 'school_id'],
      deletion: { with: 'accounts' },
      export: { as: 'School' },
      retention: { sweep: SWEPT.schoolTeachers },
    },
    teacher_seats: {
      columns: ['teacher_id'],
      deletion: { with: 'accounts' },
      export: { because: 'it counts the students, which are exported' },
      retention: { with: 'accounts' },
    },
    students: {
      columns: ['account_id', 'classroom_id', 'real_name', 'removed_by', 'roster_id', 'address_key'],
      deletion: { with: 'accounts' },
      export: { as: 'Student' },
      retention: { sweep: SWEPT.removed },
    },
    student_uploads: {
      columns: ['teacher_id', 'upload_key', 'fingerprint', 'results'],
      deletion: { with: 'accounts' },
      export: { because: 'it repeats what is exported of the students that it added' },
      retention: { sweep: SWEPT.uploads },
    },
    roll_overs: {
      columns: ['teacher_id', 'roll_over_key', 'steps'],
      deletion: { with: 'accounts' },
      export: { because: 'it says which classes and students moved, all of which are exported where they are now' },
      retention: { sweep: SWEPT.rollOvers },
    },
    former_students: {
      columns: ['account_id', 'classroom_id'],
      deletion: { with: 'accounts' },
      export: { as: 'FormerClassrooms' },
      retention: { with: 'accounts' },
    },
    class_groups: {
      columns: ['classroom_id', 'name', 'group_key'],
      deletion: { with: 'classrooms' },
      export: { as: 'Classrooms' },
      retention: { sweep: SWEPT.groups },
    },
    class_group_students: {
      columns: ['group_id', 'account_id'],
      deletion: { with: 'accounts' },
      export: { as: 'Classrooms' },
      retention: { with: 'class_groups' },
    },
    waiting_passwords: {
      columns: ['account_id', 'sealed'],
      deletion: { with: 'accounts' },
      export: { because: 'it is a password, and waits for seconds' },
      retention: { because: 'it is deleted as soon as it is hashed' },
    },
  },
  open({ app, database, clock, log, secret, features, origin, service }) {
    const { queries } = database
    const accounts = service(Accounts)
    const { hashing } = accounts
    const classrooms = new Classrooms(database, clock, accounts)
    accounts.readTeachingFrom((accountId) => teachesAny(queries, accountId))
    const letters = new TeacherLetters({ outbox: service(Outbox), clock, origin })
    const invitations = new Invitations({ clock, counters: service(RateCounters), letters, features })
    const options = { database, clock, orders: service(Orders), invitations, letters }
    const teachers = new ClassTeachers({ ...options, classrooms })
    const schools = new Schools(options)
    const waiting = new WaitingPasswords({ database, hashing, log, secret })
    app.addHook('onClose', () => waiting.close())
    const students = new Students({ database, clock, classrooms, hashing, features, random: trueRandom })
    const schoolLogins = new SchoolLogins(database, secret)
    const uploads = new Uploads({ database, clock, waiting, schoolLogins, random: trueRandom, secret })
    const groups = new Groups(database, clock)
    classrooms.addListener({ exported: async (classroomId) => ({ Groups: await exportedGroups(queries, classroomId) }) })
    return {
      services: [classrooms, schools, students, uploads, schoolLogins, groups],
      routes(server) {
        routeClassrooms(server, { queries, classrooms, orders: service(Orders), rollOvers: new RollOvers({ database, clock, classrooms }) })
        routeTeachers(server, teachers, classrooms)
        routeSchools(server, schools, accounts)
        routeGroups(server, groups, classrooms)
        routeStudents(server, { classrooms, students, uploads, schoolLogins })
      },
      async accountDeleted(transaction, accountId) {
        await schools.payerDeleted(transaction, accountId)
        if ((await classroomsOf(transaction, accountId)).length === 0) return
        // Waits for students that are being added.
        await lockSeats(transaction, accountId)
        await teachers.inherit(transaction, accountId)
        for (const { id } of await studentsOfTeacher(transaction, accountId)) await accounts.deleteWithin(transaction, id)
      },
      exported: (accountId) => exportedClassrooms(queries, accountId),
      retention: sweepsOf(accounts, classrooms),
      newDay: async () => waiting.begin(),
      background: async () => waiting.begin(),
    }
  },
}
