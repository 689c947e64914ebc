/** Something that is promised of the puzzles, counted. */
export interface Promised {
  readonly promise: string
  readonly of: string
  readonly counted: number | string
  readonly aim: string
  readonly isKept: boolean
}

/** Nothing may be so. */
export function never(promise: string, of: string, counted: number): Promised {
  return { promise, of, counted, aim: '0', isKept: counted === 0 }
}

export function atMost(promise: string, of: string, counted: number, most: number): Promised {
  return { promise, of, counted: rounded(counted), aim: `at most ${rounded(most)}`, isKept: counted <= most }
}

export function atLeast(promise: string, of: string, counted: number, least: number): Promised {
  return { promise, of, counted: rounded(counted), aim: `at least ${least}`, isKept: counted >= least }
}

export function between(promise: string, of: string, counted: number, least: number, most: number): Promised {
  return {
    promise,
    of,
    counted: rounded(counted),
    aim: `${rounded(least)} to ${rounded(most)}`,
    isKept: counted >= least && counted <= most,
  }
}

/** How many of a list are so, in per cent. */
export function percentOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return (100 * all.filter(is).length) / all.length
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
