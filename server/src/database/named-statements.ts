/** Longer ones write many rows, and rarely come twice. */
const MOST_CHARACTERS = 4000
/** What answers every column fails under a name once a newer release beside this one has added a column. */
const ALL_COLUMNS = /(?:\.|\bselect |\breturning )\*/

/** The statements of fixed shapes by their text: PostgreSQL keeps the plans of those that have a name in each connection. Planning takes
 *  longer than most of them. */
const NAMES = new Map<string, string>()

/** Lets a statement be prepared under a name from now on, if it is one for it. */
export function nameStatement(text: string): void {
  if (NAMES.has(text) || text.length > MOST_CHARACTERS || ALL_COLUMNS.test(text)) return
  NAMES.set(text, `emojigma_${NAMES.size + 1}`)
}

/** @returns undefined for those that are planned each time */
export function nameOf(text: string): string | undefined {
  return NAMES.get(text)
}
