import { expect, test } from 'vitest'
import { kindOf } from '../kinds.ts'
import { EVERYDAY_THEMES } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, isJunior } from '../levels.ts'
import type { AlgebraQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { balanceOf, foundIn, isFound, moved, nextMove, type Balance, type Move } from './balance.ts'

/** Far more than any puzzle takes. */
const MOST_MOVES = 200
const SEEDS = 5_000

interface Case {
  readonly question: AlgebraQuestion
  readonly answer: string
  readonly name: string
}

const CASES: readonly Case[] = ([1, 2, 3] as const).flatMap((typeId) =>
  ALL_LEVEL_IDS.filter((levelId) => typeId === 1 || !isJunior(levelId)).flatMap((levelId) =>
    Array.from({ length: SEEDS }, (_, seed): Case => {
      const random = randomFrom('balance', typeId, levelId, seed)
      const { question, answer } = kindOf(typeId).generate({
        levelId,
        theme: random.pick(EVERYDAY_THEMES),
        otherThemes: EVERYDAY_THEMES,
        random,
      })
      return { question: question as AlgebraQuestion, answer, name: `${typeId} at ${levelId}, ${seed}` }
    }),
  ),
)

function start({ question, name }: Case): Balance {
  const balance = balanceOf(question)
  if (!balance) throw new Error(`no balance for ${name}`)
  return balance
}

/** The reduced rows of the linear lines, with exact numbers: equal rows have equal solutions. */
function rowsOf({ lines }: Balance): readonly string[] {
  const rows = lines.flatMap((line) =>
    line.kind === 'scales'
      ? [
          [
            ...line.left.counts.map((count, symbol) => BigInt(count - (line.right.counts[symbol] ?? 0))),
            BigInt(line.left.number - line.right.number),
          ],
        ]
      : [],
  )
  const width = rows[0]?.length ?? 0
  let done = 0
  for (let column = 0; column < width; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= done && row[column] !== 0n)
    if (pivot < 0) continue
    const [row = []] = rows.splice(pivot, 1)
    for (const [at, other] of rows.entries()) {
      const [one, two] = [row[column] ?? 0n, other[column] ?? 0n]
      if (two !== 0n) rows[at] = other.map((amount, index) => amount * one - (row[index] ?? 0n) * two)
    }
    rows.splice(done, 0, row)
    done += 1
  }
  return rows.flatMap((row) => {
    const lead = row.find((amount) => amount !== 0n)
    if (lead === undefined) return []
    const divisor = row.reduce((one, other) => common(one, other), 0n) * (lead < 0n ? -1n : 1n)
    return [row.map((amount) => amount / divisor).join()]
  })
}

function common(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

function closedIn({ lines }: Balance): number {
  return lines.filter(({ kind }) => kind === 'closed').length
}

/** A few moves that a player might make instead, legal or not. */
function anyMove({ lines }: Balance, random: ReturnType<typeof randomFrom>): Move {
  const line = random.below(lines.length)
  const amount = random.between(-3, 3)
  switch (random.below(6)) {
    case 0:
      return { kind: 'take', line, of: 'ones', amount }
    case 1:
      return { kind: 'take', line, of: random.below(6), amount }
    case 2:
      return { kind: 'share', line, by: amount }
    case 3:
      return { kind: 'times', line, by: amount }
    case 4:
      return { kind: 'put', line, symbol: random.below(6) }
    default:
      return { kind: 'add', line, other: random.below(lines.length), times: amount }
  }
}

test('moves alone reach the answer of every puzzle', { timeout: 600_000 }, () => {
  for (const each of CASES) {
    let balance = start(each)
    let moves = 0
    for (let move = nextMove(balance); move; move = nextMove(balance)) {
      const after = moved(balance, move)
      moves += 1
      if (!after || moves > MOST_MOVES) throw new Error(`${each.name}: ${JSON.stringify(move)} of ${JSON.stringify(each.question)}`)
      balance = after
    }
    expect([each.name, isFound(balance)]).toEqual([each.name, true])
    const values = foundIn(balance)
    const wanted = balance.wanted.map((symbol) => values[symbol] ?? 0)
    const { question, answer } = each
    const found =
      question.typeId === 3
        ? question.spelling.map((symbol) => (question.alphabet ?? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')[(values[symbol] ?? 0) - 1]).join('')
        : `${Math.max(...wanted)}`
    expect([each.name, found]).toEqual([each.name, answer])
  }
})

test('each legal move keeps the solutions, whoever makes it', { timeout: 600_000 }, () => {
  const random = randomFrom('any move')
  let made = 0
  for (const each of CASES) {
    let balance = start(each)
    for (let turn = 0; turn < 12; turn += 1) {
      const guided = turn % 2 === 0 ? nextMove(balance) : undefined
      const after = moved(balance, guided ?? anyMove(balance, random))
      if (!after) continue
      made += 1
      // A closed line that opens adds a row; it is checked by the way to the answer.
      const isSame = closedIn(after) !== closedIn(balance) || rowsOf(after).join() === rowsOf(balance).join()
      expect([each.name, isSame]).toEqual([each.name, true])
      balance = after
    }
    // Whatever was moved, the way to the answer is still there.
    for (let move = nextMove(balance), count = 0; move && count < MOST_MOVES; move = nextMove(balance), count += 1)
      balance = moved(balance, move) ?? balance
    expect([each.name, isFound(balance)]).toEqual([each.name, true])
  }
  expect(made).toBeGreaterThan(5 * CASES.length)
})

test('a move that would change the solutions is refused', () => {
  const fox = { kind: 'symbol', symbol: 0, copies: 1 } as const
  const balance = balanceOf({
    typeId: 1,
    emoji: ['fox'],
    equations: [{ left: { operands: [fox, fox, fox], operators: ['+', '+'] }, right: 7 }],
    ask: { operands: [fox], operators: [] },
  })
  if (!balance) throw new Error('no balance')
  const refused: readonly Move[] = [
    { kind: 'share', line: 0, by: 3 },
    { kind: 'share', line: 0, by: 0 },
    { kind: 'times', line: 0, by: 0 },
    { kind: 'take', line: 0, of: 'ones', amount: 0.5 },
    { kind: 'take', line: 0, of: 9, amount: 1 },
    { kind: 'add', line: 0, other: 0, times: -1 },
    { kind: 'add', line: 0, other: 7, times: 1 },
    { kind: 'put', line: 1, symbol: 0 },
    { kind: 'open', line: 0 },
    { kind: 'times', line: 0, by: 999_999_999 },
    { kind: 'take', line: 4, of: 'ones', amount: 1 },
  ]
  for (const move of refused) expect([move, moved(balance, move)]).toEqual([move, undefined])
})
