/** A player's notes on a Classic, Grid or Word puzzle. */
export interface WorkingOut {
  /** The noted value of each emoji, by index: digits, perhaps with a minus. */
  readonly values: readonly string[]
  /** Strokes on the scratch pad: x, y, x, y … in thousandths of its width. */
  readonly strokes: readonly (readonly number[])[]
}

export const NO_WORKING_OUT: WorkingOut = { values: [], strokes: [] }

/** Of all strokes together: a full pad, but still small enough to store. */
const MOST_NUMBERS = 20_000
const VALUE = /^-?\d{0,5}$/

export function withValue({ values, strokes }: WorkingOut, index: number, text: string): WorkingOut {
  if (!VALUE.test(text)) return { values, strokes }
  const length = Math.max(values.length, index + 1)
  return { strokes, values: Array.from({ length }, (_, at) => (at === index ? text : (values[at] ?? ''))) }
}

/** Drops the oldest strokes when the pad is full. */
export function withStroke({ values, strokes }: WorkingOut, stroke: readonly number[]): WorkingOut {
  const all = [...strokes, stroke]
  let numbers = all.reduce((sum, { length }) => sum + length, 0)
  while (numbers > MOST_NUMBERS && all.length > 1) numbers -= all.shift()?.length ?? 0
  return { values, strokes: all }
}

export function withoutLastStroke({ values, strokes }: WorkingOut): WorkingOut {
  return { values, strokes: strokes.slice(0, -1) }
}

export function withoutStrokes({ values }: WorkingOut): WorkingOut {
  return { values, strokes: [] }
}

function isNothing({ values, strokes }: WorkingOut): boolean {
  return strokes.length === 0 && values.every((text) => text === '')
}

/** Validates stored notes; invalid ones and those of another language count as empty.
 *  @param language the address prefix, for puzzles that differ by language; empty = English, or the same in all languages */
export function parseWorkingOut(stored: unknown, language = ''): WorkingOut {
  // An earlier release stored the values as `worth`.
  const { worth, values = worth, strokes } = notesIn(stored).find((notes) => languageOf(notes) === language) ?? {}
  return {
    values: Array.isArray(values) && values.every((text) => typeof text === 'string' && VALUE.test(text)) ? values : [],
    strokes: Array.isArray(strokes) && strokes.every(isStroke) ? strokes : [],
  }
}

/** @param before the stored notes; those of other languages stay
 *  @returns the notes to store; undefined = none */
export function workingOutToStore(work: WorkingOut, language: string, before: unknown): unknown {
  const others = notesIn(before).filter((notes) => languageOf(notes) !== language)
  const all = isNothing(work) ? others : [...others, { ...work, language }]
  return all.length > 0 ? all : undefined
}

/** Of one language; unvalidated. */
type Notes = Readonly<Record<string, unknown>> | null

/** One for each language with notes. An earlier release stored a single one without the array. */
function notesIn(stored: unknown): readonly Notes[] {
  const all: readonly unknown[] = [stored ?? []].flat()
  return all as readonly Notes[]
}

function languageOf(notes: Notes): unknown {
  return notes?.['language'] ?? ''
}

function isStroke(value: unknown): value is number[] {
  return Array.isArray(value) && value.length % 2 === 0 && value.every((number) => Number.isFinite(number))
}
