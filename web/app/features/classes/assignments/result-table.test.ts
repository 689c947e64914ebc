import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { expect, test } from 'vitest'
import { missedMost, puzzleName, resultCsv, shareText, summariesOf } from './result-table.ts'

const MADE = 3_000_000_000
const solved = (PuzzleId: number, Guesses = 1, HintRung = 0, IsLate = false) => ({
  PuzzleId,
  State: 'solved' as const,
  Guesses,
  HintRung,
  IsLate,
})

const RESULT: AssignmentResult = {
  Assignment: {
    Id: 'a',
    ClassroomId: 'c',
    Title: 'Sums',
    DueDay: '2026-11-27',
    IsLate: false,
    IsEnded: false,
    Puzzles: [
      { PuzzleId: 11, PuzzleTypeId: 1, LevelId: 1 },
      { PuzzleId: 12, PuzzleTypeId: 4, LevelId: 6 },
      { PuzzleId: MADE, PuzzleTypeId: 1, LevelId: 7, Title: 'Ben’s riddle' },
    ],
    StudentCount: 3,
    FinishedCount: 0,
    DoneCount: 3,
  },
  Students: [
    { Id: '1', UserName: 'zoe', Nickname: 'Swift Otter', RealName: '=Zoë, "Z"', Results: [solved(11), solved(12, 3, 0, true)] },
    {
      Id: '2',
      UserName: 'ben',
      Nickname: 'Calm Fox',
      Results: [solved(11, 1, 2), { PuzzleId: 12, State: 'begun', Guesses: 2, HintRung: 1, IsLate: false }],
    },
    { Id: '3', UserName: 'cy', Nickname: 'Bold Owl', Results: [] },
  ],
  Puzzles: [
    { PuzzleId: 11, Skills: ['Addition'], Attempted: 2, Solved: 2, FirstTry: 1, Hinted: 1 },
    { PuzzleId: 12, Skills: ['Scanning'], Attempted: 2, Solved: 1, FirstTry: 0, Hinted: 1 },
    { PuzzleId: MADE, Skills: [], Attempted: 0, Solved: 0, FirstTry: 0, Hinted: 0 },
  ],
  Skills: [],
  Slips: [],
}

test('students are sorted by name, with solves, first tries, hints and late ones', () => {
  expect(summariesOf(RESULT)).toEqual([
    { id: '1', name: '=Zoë, "Z"', userName: 'zoe', solved: 2, firstTry: 1, hinted: 0, late: 1 },
    { id: '2', name: 'ben', userName: 'ben', solved: 1, firstTry: 0, hinted: 2, late: 0 },
    { id: '3', name: 'cy', userName: 'cy', solved: 0, firstTry: 0, hinted: 0, late: 0 },
  ])
})

test('Pupil 2 comes before Pupil 10', () => {
  const pupils = ['Pupil 10', 'pupil 2', 'Pupil 1'].map((RealName, index) => ({
    Id: RealName,
    UserName: `p${index}`,
    Nickname: 'Bold Owl',
    RealName,
    Results: [],
  }))
  expect(summariesOf({ ...RESULT, Students: pupils }).map(({ name }) => name)).toEqual(['Pupil 1', 'pupil 2', 'Pupil 10'])
})

test('most missed puzzles come first; untried and unmissed ones are left out', () => {
  expect(missedMost(RESULT).map(({ PuzzleId, missed, Attempted }) => [PuzzleId, missed, Attempted])).toEqual([
    [12, 2, 2],
    [11, 1, 2],
  ])
  const tally = (PuzzleId: number, Attempted: number, FirstTry: number) => ({
    PuzzleId,
    Skills: [],
    Attempted,
    Solved: Attempted,
    FirstTry,
    Hinted: 0,
  })
  const ofMany = { ...RESULT, Puzzles: [tally(11, 20, 15), tally(12, 2, 1), tally(MADE, 4, 2)] }
  expect(missedMost(ofMany).map(({ PuzzleId }) => PuzzleId)).toEqual([MADE, 12, 11])
})

test('a share says both numbers, and nothing of nothing', () => {
  expect([shareText(2, 3), shareText(0, 3), shareText(0, 0)]).toEqual(['2 of 3 (67%)', '0 of 3 (0%)', '–'])
})

test('a puzzle is named by kind and level, and one that was made by its title', () => {
  expect(RESULT.Assignment.Puzzles.map(puzzleName)).toEqual(['Classic, Easy', 'Emojidoku, Level 1', 'Ben’s riddle (Classic, Level 2)'])
})

test('the file has a line for each student and puzzle, and no name that a spreadsheet would reckon', () => {
  const lines = resultCsv(RESULT).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 9)
  expect(lines[1]).toBe(`"'=Zoë, ""Z""","zoe","Swift Otter",11,"Classic, Easy","solved",1,0,"yes","no"`)
  expect(lines[2]).toBe(`"'=Zoë, ""Z""","zoe","Swift Otter",12,"Emojidoku, Level 1","solved",3,0,"no","yes"`)
  expect(lines[4]).toBe('"","ben","Calm Fox",11,"Classic, Easy","solved",1,2,"no","no"')
  expect(lines[9]).toBe(`"","cy","Bold Owl",${MADE},"Ben’s riddle (Classic, Level 2)","not started",0,0,"no","no"`)
})
