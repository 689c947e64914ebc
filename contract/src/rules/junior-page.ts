import { PUZZLES_A_DAY, SECTION_SIZE, SECTIONS } from '@emojigma/engine/day.ts'
import { isJunior, isLevelId } from '@emojigma/engine/levels.ts'

/** A puzzle's page or its answer page. */
const OF_PUZZLE = /^\/puzzle(?:solution|\/puzzle)?\/(\d{1,10})/i
/** Pages with the level in the query. The initial state of other pages has no level. */
const OF_LEVEL = /^\/(?:puzzle|new|popular|emoji|books)/i

/** Whether a page is for the junior levels: a junior puzzle, its answer, or a list or shelf of such a level.
 *  @param search the query, with or without its '?'
 *  Source: docs/product.md, Likely children */
export function isJuniorPage(pathname: string, search: string): boolean {
  const puzzleId = OF_PUZZLE.exec(pathname)?.[1]
  if (puzzleId !== undefined) {
    const section = SECTIONS[Math.floor(((Number(puzzleId) - 1) % PUZZLES_A_DAY) / SECTION_SIZE)]
    return isJuniorLevel(section?.levels[0])
  }
  if (!OF_LEVEL.test(pathname)) return false
  const asked = new URLSearchParams(search)
  return ['l', 'levelId'].some((name) => isJuniorLevel(Number(asked.get(name))))
}

function isJuniorLevel(level = 0): boolean {
  return isLevelId(level) && isJunior(level)
}
