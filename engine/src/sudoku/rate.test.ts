import { describe, expect, test } from 'vitest'
import type { LevelId } from '../levels.ts'
import type { SudokuGrounds } from '../rating.ts'
import { rateSudoku } from './rate.ts'

/** A board of each level with its score and grounds. */
const RATED: readonly (readonly [board: string, band: LevelId, score: number, restsOn: SudokuGrounds])[] = [
  ['14322.4.41.33.14', 6, 19, { hardestTechnique: 'last in unit', steps: { 'last in unit': 4 }, givens: 12, rounds: 1 }],
  ['..41143.3..4.123', 7, 30, { hardestTechnique: 'last in unit', steps: { 'last in unit': 6 }, givens: 10, rounds: 3 }],
  [
    '3.1212.3...1..3.',
    8,
    47,
    { hardestTechnique: 'hidden single in box', steps: { 'last in unit': 7, 'hidden single in box': 1 }, givens: 8, rounds: 2 },
  ],
  [
    '12...4..231.....',
    9,
    98,
    { hardestTechnique: 'hidden single in box', steps: { 'last in unit': 8, 'hidden single in box': 2 }, givens: 6, rounds: 2 },
  ],
  [
    '....2..4.....13.',
    10,
    86,
    { hardestTechnique: 'hidden single in box', steps: { 'last in unit': 8, 'hidden single in box': 4 }, givens: 4, rounds: 0 },
  ],
  [
    '.56.28.91.....1...2.847.5.38..75.6..374....5.9..21.3..6.293.7.4.....2....93.47.86',
    1,
    507,
    { hardestTechnique: 'hidden single in box', steps: { 'hidden single in box': 43 }, givens: 38, rounds: undefined },
  ],
  [
    '8..571......9....2..5.3.7....6.....4.8.42653..4231.6..1.4...9......4.285.98..7.4.',
    2,
    1616,
    {
      hardestTechnique: 'hidden single in line',
      steps: { 'hidden single in box': 47, 'hidden single in line': 1 },
      givens: 33,
      rounds: undefined,
    },
  ],
  [
    '..78.2...216.348.......9..15..4.62....81.7...6.......4....951.....24.3.5.5....7..',
    3,
    5410,
    {
      hardestTechnique: 'naked single',
      steps: { 'hidden single in box': 48, 'hidden single in line': 2, 'naked single': 2 },
      givens: 29,
      rounds: undefined,
    },
  ],
  [
    '...156.38.2....69...8..4.....7..1...8...3.7..1.6.4..899..3..57.....1........7....',
    4,
    6277,
    {
      hardestTechnique: 'locked candidates',
      steps: { 'hidden single in box': 46, 'hidden single in line': 9, 'locked candidates': 1 },
      givens: 26,
      rounds: undefined,
    },
  ],
  [
    '.6.52..393........8......64....6..93..1..9.7......2.....9..6..8..5.7.3.........21',
    5,
    26746,
    {
      hardestTechnique: 'XY-wing',
      steps: {
        'hidden single in box': 50,
        'hidden single in line': 4,
        'naked single': 3,
        'locked candidates': 3,
        'naked pair': 1,
        'hidden pair': 1,
        'XY-wing': 1,
      },
      givens: 24,
      rounds: undefined,
    },
  ],
]

const rated = (board: string) => rateSudoku({ typeId: 4, emoji: [], board })

describe('the rating of a board', () => {
  test.each(RATED)('%s', (board, band, score, restsOn) => {
    expect(rated(board)).toEqual({ kind: 'rated', band, score, restsOn })
  })

  test('that is full is the easiest', () => {
    expect(rated('2413132441323241')).toMatchObject({ band: 6, score: 0, restsOn: { hardestTechnique: 'last in unit', steps: {} } })
    expect(rated('924586371681473295357129684473918526569247813812365749138692457796854132245731968')).toMatchObject({
      band: 1,
      score: 0,
      restsOn: { hardestTechnique: 'hidden single in box', steps: {} },
    })
  })

  test.each([
    ['impossible', '11'.padEnd(16, '.')],
    ['impossible', '1'],
    ['ambiguous', '.'.repeat(81)],
    ['too hard', '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..'],
    ['not decided', '....9....1..........8...1......8............1.1.....7...4.7..6.6........7.......4'],
  ])('that is %s', (kind, board) => {
    expect(rated(board)).toEqual({ kind })
  })
})
