const apple = { kind: 'symbol', symbol: 0, copies: 1 } as const

/** A made question whose answer is 5. */
export const APPLES = {
  typeId: 1,
  emoji: ['red-apple'],
  equations: [{ left: { operands: [apple, apple], operators: ['+'] }, right: 10 }],
  ask: { operands: [apple], operators: [] },
} as const
