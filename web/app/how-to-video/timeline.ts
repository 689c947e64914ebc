import type { Beat, Chapter } from './storyboard.ts'

/** A beat at its time. */
interface TimedBeat extends Beat {
  readonly startMs: number
  readonly chapter: number
}

/** Beats one after another. */
export interface Timeline {
  readonly beats: readonly TimedBeat[]
  /** When each chapter begins, and when the last one ends. */
  readonly chapterStartsMs: readonly number[]
  readonly durationMs: number
}

/** What is shown at a time. */
export interface Moment {
  /** Index of the beat. */
  readonly index: number
  readonly beat: TimedBeat
}

/** @throws RangeError for chapters without any beat */
export function timelineOf(chapters: readonly Chapter[]): Timeline {
  let durationMs = 0
  const chapterStartsMs: number[] = []
  const beats = chapters.flatMap((chapter, index) => {
    chapterStartsMs.push(durationMs)
    return chapter.beats.map((beat) => {
      const startMs = durationMs
      durationMs += beat.durationMs
      return { ...beat, startMs, chapter: index }
    })
  })
  if (beats.length === 0) throw new RangeError('there is nothing to show')
  return { beats, chapterStartsMs: [...chapterStartsMs, durationMs], durationMs }
}

/** @param ms since the beginning; before it the first beat is shown, after the end the last one */
export function momentAt({ beats }: Timeline, ms: number): Moment {
  const index = Math.max(
    0,
    beats.findLastIndex(({ startMs }) => startMs <= ms),
  )
  return { index, beat: beats[index] as TimedBeat }
}

/** How much of a chapter is over.
 *  @returns 0 to 1 */
export function shareOfChapter({ chapterStartsMs }: Timeline, chapter: number, ms: number): number {
  const startMs = chapterStartsMs[chapter] ?? 0
  const endMs = chapterStartsMs[chapter + 1] ?? startMs
  return endMs === startMs ? 0 : Math.min(1, Math.max(0, (ms - startMs) / (endMs - startMs)))
}
