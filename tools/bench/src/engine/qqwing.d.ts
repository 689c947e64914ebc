declare module 'qqwing' {
  /** The parts of the package that the bench uses; it ships no types. */
  export default class Qqwing {
    /** @param cells 81 digits, 0 = empty */
    setPuzzle(cells: readonly number[]): boolean
    setRecordHistory(isRecorded: boolean): void
    generatePuzzle(): boolean
    /** @param round 2 to continue from the puzzle set */
    countSolutions(round: number, isLimitedToTwo: boolean): number
  }
}
