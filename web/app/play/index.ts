/** What the rest of the page may use of playing; everything else in this folder is its own. */

export { accessedPuzzle, isLocked, playStatus, usedOn, visitorOn, type Played } from './play-status.ts'

export { PuzzlePlay } from './frame/PuzzlePlay.tsx'
export { PlayPlaceholder } from './frame/PlayPlaceholder.tsx'
export { KeepPoints, LazyPuzzlePlay, loadPlay, RevealDialog } from './frame/lazy-play.tsx'
export { guessesApi as playApi, useGetPuzzleQuery } from './api.ts'
export { useKnownPlayed } from './frame/use-played.ts'
export { waitText } from './frame/message-words.ts'
export { answerText, cellOf, knownAnswer, numberText, SIGNS } from './frame/answer-text.ts'

export { SudokuGrid } from './emojidoku/SudokuGrid.tsx'
export { newBoard } from './emojidoku/sudoku-board.ts'
export { AlgebraSwitch } from './typed/AlgebraSwitch.tsx'
export { SmallLines } from './typed/SmallLines.tsx'
export { TypedQuestion } from './typed/TypedQuestion.tsx'
export { useAlgebra, type Algebra } from './typed/use-algebra.ts'
export { linesOfStep } from './hints/step-lines.ts'
export { marksOf } from './hints/step-marks.ts'

export { adoptWork } from './offline/adopt-work.ts'
export { keepWork, readWork } from './offline/stored-work.ts'
export { claimDeviceSolves } from './offline/claim-device-solves.ts'
export { useKeepingPlayed } from './offline/use-keeping-played.ts'
export { LostGuesses } from './offline/LostGuesses.tsx'
export { lateGuessesTold } from './slice.ts'
export { useSendingGuesses } from './offline/use-sending-guesses.ts'
