import { Accounts } from '../accounts/service.ts'
import type { Feature } from '../../platform/feature.ts'
import { trueRandom } from '../../platform/secrets/random.ts'
import { Classrooms } from './classrooms.ts'
import { exportedClassrooms } from './export.ts'
import { MIGRATIONS } from './migrations.ts'
import { classroomsOf, lockSeats } from './queries.ts'
import { SWEPT, sweepsOf } from './retention.ts'
import { routeClassrooms } from './routes.ts'
import { studentsOfTeacher } from './students/queries.ts'
import { routeStudents } from './students/routes.ts'
import { Students } from './students/students.ts'
import { Uploads } from './uploads/uploads.ts'
import { WaitingPasswords } from './uploads/waiting-passwords.ts'

export const classrooms: Feature = {
  name: 'classrooms',
  migrations: MIGRATIONS,
  tables: {
    classrooms: {
      columns: ['teacher_id', 'name', 'classroom_key'],
      deletion: { with: 'accounts' },
      export: { as: 'Classrooms' },
      retention: { sweep: SWEPT.classrooms },
    },
    teacher_seats: {
      columns: ['teacher_id'],
      deletion: { with: 'accounts' },
      export: { because: 'it counts the students, which are exported' },
      retention: { with: 'accounts' },
    },
    students: {
      columns: ['account_id', 'classroom_id', 'real_name', 'removed_by'],
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
    waiting_passwords: {
      columns: ['account_id', 'sealed'],
      deletion: { with: 'accounts' },
      export: { because: 'it is a password, and waits for seconds' },
      retention: { because: 'it is deleted as soon as it is hashed' },
    },
  },
  open({ app, database, clock, log, secret, features, service }) {
    const { queries } = database
    const accounts = service(Accounts)
    const { hashing } = accounts
    const classrooms = new Classrooms(database, clock, accounts)
    const waiting = new WaitingPasswords({ database, hashing, log, secret })
    app.addHook('onClose', () => waiting.close())
    const students = new Students({ database, clock, classrooms, hashing, features, random: trueRandom })
    const uploads = new Uploads({ database, clock, waiting, random: trueRandom, secret })
    return {
      services: [classrooms, students, uploads],
      routes(server) {
        routeClassrooms(server, database, classrooms)
        routeStudents(server, { classrooms, students, uploads })
      },
      async accountDeleted(transaction, accountId) {
        if ((await classroomsOf(transaction, accountId)).length === 0) return
        // Students that are being added now are waited for.
        await lockSeats(transaction, accountId)
        for (const { id } of await studentsOfTeacher(transaction, accountId)) await accounts.deleteWithin(transaction, id)
      },
      exported: (accountId) => exportedClassrooms(queries, accountId),
      retention: sweepsOf(accounts, classrooms),
      newDay: async () => waiting.begin(),
      background: async () => waiting.begin(),
    }
  },
}
