import { MADE_UNDO_DAYS } from '@emojigma/contract/rules/made-puzzles.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { lockAccounts } from '../accounts/service.ts'
import { isoTime } from '../../platform/clock.ts'
import { Classrooms } from '../classes/service.ts'
import type { Feature } from '../../platform/feature.ts'
import { rowSweep } from '../../platform/sweep.ts'
import { Guesses } from '../play/service.ts'
import { SignedAddresses } from '../../platform/secrets/signed-addresses.ts'
import { Worksheets } from '../paper/service.ts'
import { Checks } from './checks.ts'
import { MIGRATIONS } from './migrations.ts'
import { MadePuzzlePlay } from './puzzle-play.ts'
import {
  forgetRemovedMade,
  handMadeOver,
  madeBy,
  madeIn,
  madeRecordsOf,
  makingClassrooms,
  moveMade,
  type StoredMadePuzzle,
} from './queries.ts'
import { routeMaker } from './routes.ts'
import { Maker } from './service.ts'

const DELETED_PUZZLES = rowSweep('made puzzles that were deleted more than thirty days ago', (transaction, nowMs, limit) =>
  forgetRemovedMade(transaction, nowMs - MADE_UNDO_DAYS * DAY_MS, limit),
)

export const maker: Feature = {
  name: 'maker',
  migrations: MIGRATIONS,
  tables: {
    made_puzzles: {
      columns: ['teacher_id', 'author_id', 'classroom_id', 'title'],
      deletion: { with: 'accounts' },
      export: { as: 'MadePuzzles' },
      retention: { sweep: DELETED_PUZZLES.name },
    },
    made_attempts: {
      columns: ['account_id', 'made_puzzle_id'],
      deletion: { with: 'accounts' },
      export: { as: 'MadePuzzleAttempts' },
      retention: { with: 'accounts' },
    },
    maker_classrooms: {
      columns: ['classroom_id'],
      deletion: { with: 'classrooms' },
      export: { because: 'it is a switch of a classroom, and says nothing about anybody' },
      retention: { with: 'classrooms' },
    },
  },
  open({ database, clock, secret, service, threads }) {
    const { queries } = database
    const [classrooms, guesses, worksheets] = [service(Classrooms), service(Guesses), service(Worksheets)]
    const checks = new Checks(threads)
    const addresses = new SignedAddresses(secret, 'addresses of made puzzles')
    const maker = new Maker({ database, clock, classrooms, checks, addresses })
    const play = new MadePuzzlePlay(maker, database, clock)
    guesses.leaveMadePuzzlesTo(play)
    classrooms.addListener({
      moved: async (transaction, accountIds, classroomId) => {
        await lockAccounts(transaction, accountIds)
        await moveMade(transaction, accountIds, classroomId)
      },
      handedOver: handMadeOver,
      exported: async (classroomId) => ({
        StudentsMayMake: (await makingClassrooms(queries, [classroomId])).has(classroomId),
        MadePuzzles: (await madeIn(queries, classroomId)).map((made) => ({ StudentId: made.authorId, ...exportedMade(made) })),
      }),
    })
    return {
      services: [maker],
      routes: (server) => routeMaker(server, { maker, play, classrooms, worksheets, addresses, nowMs: () => clock.nowMs() }),
      exported: async (accountId) => ({
        MadePuzzles: (await madeBy(queries, accountId)).map(exportedMade),
        MadePuzzleAttempts: (await madeRecordsOf(queries, accountId)).map(
          ({ puzzleId, guessCount, solvedAtMs, hintRung, lastMadeAtMs }) => ({
            MadePuzzleId: puzzleId,
            Guesses: guessCount,
            Solved: solvedAtMs === undefined ? null : isoTime(solvedAtMs),
            HintRung: hintRung,
            LatestGuessMade: lastMadeAtMs === undefined ? null : isoTime(lastMadeAtMs),
          }),
        ),
      }),
      retention: [DELETED_PUZZLES],
    }
  },
}

function exportedMade({ id, title, question, madeAtMs, state }: StoredMadePuzzle) {
  return { Id: id, Title: title, Made: isoTime(madeAtMs), State: state, Question: JSON.stringify(question) }
}
