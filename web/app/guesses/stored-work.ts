const PREFIX = 'emojigma.work.'
const RECENT_KEY = 'emojigma.work'

/** Puzzles whose unfinished work is kept; the one left alone the longest goes first. */
const MOST_PUZZLES = 30

/** What someone has worked out at a puzzle so far, as it was kept.
 *  @returns undefined if there is nothing, or nothing that can be read */
export function readWork(puzzleId: number): unknown {
  try {
    const text = localStorage.getItem(PREFIX + puzzleId)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param work anything that JSON can hold; undefined forgets what was kept */
export function keepWork(puzzleId: number, work: unknown): void {
  try {
    const others = recentPuzzles().filter((id) => id !== puzzleId)
    if (work === undefined) localStorage.removeItem(PREFIX + puzzleId)
    else localStorage.setItem(PREFIX + puzzleId, JSON.stringify(work))
    const recent = work === undefined ? others : [puzzleId, ...others]
    for (const id of recent.splice(MOST_PUZZLES)) localStorage.removeItem(PREFIX + id)
    localStorage.setItem(RECENT_KEY, JSON.stringify(recent))
  } catch {
    // Storage is refused or full: the work lasts as long as the page.
  }
}

function recentPuzzles(): number[] {
  try {
    const recent: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]')
    return Array.isArray(recent) ? recent.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    return []
  }
}
