import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { expect, test, vi } from 'vitest'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish modules in the place of the English ones, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/names.ts', () => import('../../../../../messages/src/es/words/names.ts'))

const { resultCsv } = await import('./result-table.ts')

const MADE = 3_000_000_000
const each = { PuzzleTypeId: 1, LevelId: 1 } as const
const tried = { Guesses: 1, HintRung: 0, IsLate: false } as const

test('the file is all in the language of its head', () => {
  const result: AssignmentResult = {
    Assignment: {
      Id: 'a',
      ClassroomId: 'c',
      Title: 'Sumas',
      DueDay: '2026-11-27',
      IsLate: false,
      IsEnded: false,
      Puzzles: [11, 12, MADE].map((PuzzleId) => ({ PuzzleId, ...each })),
      StudentCount: 1,
      FinishedCount: 0,
      DoneCount: 1,
    },
    Students: [
      {
        Id: '1',
        UserName: 'zoe',
        Nickname: 'Nutria Veloz',
        Results: [
          { PuzzleId: 11, State: 'solved', ...tried },
          { PuzzleId: 12, State: 'begun', ...tried },
        ],
      },
    ],
    Puzzles: [],
    Skills: [],
    Slips: [],
  }
  expect(resultCsv(result).trimEnd().split('\r\n').slice(1)).toEqual([
    '"","zoe","Nutria Veloz",11,"Clásico, Fácil","resuelto",1,0,"sí","no"',
    '"","zoe","Nutria Veloz",12,"Clásico, Fácil","empezado",1,0,"no","no"',
    `"","zoe","Nutria Veloz",${MADE},"Hecho en clase (Clásico, Fácil)","sin empezar",0,0,"no","no"`,
  ])
})
