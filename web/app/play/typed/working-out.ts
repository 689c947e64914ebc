/** What someone noted about a Classic, Grid or Word puzzle. */
export interface WorkingOut {
  /** What each emoji is thought to be worth, by its index: digits, perhaps with a minus. */
  readonly worth: readonly string[]
  /** Lines on the scratch pad: x, y, x, y … in thousandths of the pad's width. */
  readonly strokes: readonly (readonly number[])[]
}

export const NO_WORKING_OUT: WorkingOut = { worth: [], strokes: [] }

/** Numbers of all strokes together: a full pad, and still a small thing to keep. */
const MOST_NUMBERS = 20_000
const WORTH = /^-?\d{0,5}$/

export function withWorth({ worth, strokes }: WorkingOut, index: number, text: string): WorkingOut {
  if (!WORTH.test(text)) return { worth, strokes }
  const length = Math.max(worth.length, index + 1)
  return { strokes, worth: Array.from({ length }, (_, at) => (at === index ? text : (worth[at] ?? ''))) }
}

/** The oldest lines fade when the pad is too full. */
export function withStroke({ worth, strokes }: WorkingOut, stroke: readonly number[]): WorkingOut {
  const kept = [...strokes, stroke]
  let numbers = kept.reduce((sum, { length }) => sum + length, 0)
  while (numbers > MOST_NUMBERS && kept.length > 1) numbers -= kept.shift()?.length ?? 0
  return { worth, strokes: kept }
}

export function withoutLastStroke({ worth, strokes }: WorkingOut): WorkingOut {
  return { worth, strokes: strokes.slice(0, -1) }
}

export function withoutStrokes({ worth }: WorkingOut): WorkingOut {
  return { worth, strokes: [] }
}

export function isNothing({ worth, strokes }: WorkingOut): boolean {
  return strokes.length === 0 && worth.every((text) => text === '')
}

/** Reads what was kept. Anything else counts as nothing. */
export function parseWorkingOut(kept: unknown): WorkingOut {
  if (typeof kept !== 'object' || kept === null) return NO_WORKING_OUT
  const { worth, strokes } = kept as Record<string, unknown>
  return {
    worth: Array.isArray(worth) && worth.every((text) => typeof text === 'string' && WORTH.test(text)) ? worth : [],
    strokes: Array.isArray(strokes) && strokes.every(isStroke) ? strokes : [],
  }
}

function isStroke(value: unknown): value is number[] {
  return Array.isArray(value) && value.length % 2 === 0 && value.every((number) => Number.isFinite(number))
}
