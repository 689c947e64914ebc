/** Enough for every puzzle that is asked for again within a few seconds. */
const SLOTS = 4096

/** Tells, of the puzzles that were asked for lately, which are asked for again: only those are worth keeping. What is kept is carried along
 *  by the collector of garbage and pushes something else out, which costs more than to read it once more. */
export class Asked {
  readonly #ids = new Float64Array(SLOTS)

  /** To be called each time a puzzle is asked for.
   *  @returns whether it was asked for before, lately; another one may have taken its place since */
  again(puzzleId: number): boolean {
    const slot = puzzleId % SLOTS
    const isAgain = this.#ids[slot] === puzzleId
    this.#ids[slot] = puzzleId
    return isAgain
  }
}
