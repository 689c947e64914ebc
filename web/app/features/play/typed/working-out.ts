/** What someone noted about a Classic, Grid or Word puzzle. */
export interface WorkingOut {
  /** The value that somebody noted for each emoji, by its index: digits, perhaps with a minus. */
  readonly values: readonly string[]
  /** Lines on the scratch pad: x, y, x, y … in thousandths of the pad's width. */
  readonly strokes: readonly (readonly number[])[]
}

export const NO_WORKING_OUT: WorkingOut = { values: [], strokes: [] }

/** Numbers of all strokes together: a full pad, and still a small thing to keep. */
const MOST_NUMBERS = 20_000
const VALUE = /^-?\d{0,5}$/

export function withValue({ values, strokes }: WorkingOut, index: number, text: string): WorkingOut {
  if (!VALUE.test(text)) return { values, strokes }
  const length = Math.max(values.length, index + 1)
  return { strokes, values: Array.from({ length }, (_, at) => (at === index ? text : (values[at] ?? ''))) }
}

/** The oldest lines fade when the pad is too full. */
export function withStroke({ values, strokes }: WorkingOut, stroke: readonly number[]): WorkingOut {
  const kept = [...strokes, stroke]
  let numbers = kept.reduce((sum, { length }) => sum + length, 0)
  while (numbers > MOST_NUMBERS && kept.length > 1) numbers -= kept.shift()?.length ?? 0
  return { values, strokes: kept }
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

/** Reads what was kept. Anything else counts as nothing, and so does what was noted at the puzzle of another language.
 *  @param language how its addresses begin, where the puzzle is another one in each language; empty = in English, or the same in all */
export function parseWorkingOut(kept: unknown, language = ''): WorkingOut {
  // Notes that were kept under their earlier name, `worth`, are still read.
  const { worth, values = worth, strokes } = notesIn(kept).find((notes) => languageOf(notes) === language) ?? {}
  return {
    values: Array.isArray(values) && values.every((text) => typeof text === 'string' && VALUE.test(text)) ? values : [],
    strokes: Array.isArray(strokes) && strokes.every(isStroke) ? strokes : [],
  }
}

/** @param before what was kept so far; what was noted at the puzzle of another language stays
 *  @returns what is to be kept; undefined = nothing */
export function workingOutToStore(work: WorkingOut, language: string, before: unknown): unknown {
  const others = notesIn(before).filter((notes) => languageOf(notes) !== language)
  const kept = isNothing(work) ? others : [...others, { ...work, language }]
  return kept.length > 0 ? kept : undefined
}

/** Of one language, if they are that. */
type Notes = Readonly<Record<string, unknown>> | null

/** Of each language in which there are any. An earlier release kept those of one by themselves. */
function notesIn(kept: unknown): readonly Notes[] {
  const all: readonly unknown[] = [kept ?? []].flat()
  return all as readonly Notes[]
}

function languageOf(notes: Notes): unknown {
  return notes?.['language'] ?? ''
}

function isStroke(value: unknown): value is number[] {
  return Array.isArray(value) && value.length % 2 === 0 && value.every((number) => Number.isFinite(number))
}
