import { Accounts } from '../../accounts/service.ts'
import { Classrooms, Students } from '../service.ts'
import type { Feature } from '../../../platform/feature.ts'
import { Leaderboards } from '../../boards/service.ts'
import { routeClassBoards } from './routes.ts'
import { ClassBoards } from './service.ts'

export const classBoards: Feature = {
  name: 'class-boards',
  open({ database, service }) {
    const classrooms = service(Classrooms)
    const boards = new ClassBoards(database, classrooms, service(Leaderboards))
    return {
      services: [boards],
      routes: (app) => routeClassBoards(app, { accounts: service(Accounts), classrooms, students: service(Students), boards }),
    }
  },
}
