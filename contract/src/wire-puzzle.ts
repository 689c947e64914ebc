import { z } from 'zod'
import { levelId, puzzleId, puzzleTypeId } from './fields.ts'
import { PUZZLE_SPELLINGS, type PuzzleView } from './puzzle-view.ts'

const count = z.int().min(0)
const url = z.string().optional()

const SCHEMAS: Record<keyof PuzzleView, z.ZodType> = {
  id: puzzleId,
  levelId,
  typeId: puzzleTypeId,
  theme: z.string(),
  attempted: count,
  correct: count,
  totalAttempted: count,
  isRevealed: z.boolean(),
  isToday: z.boolean(),
  hasSvg: z.boolean(),
  isMigrated: z.boolean(),
  emoji: z.string().meta({ description: 'Comma list of emoji picture names' }),
  emojiNames: z.string().meta({ description: 'Comma list of what the emoji are called, in the same order' }),
  emojiTheme: z.string(),
  text: z.string().meta({ description: 'The question in words' }),
  answerDigest: z.string().meta({ description: 'SHA-256 hex of PuzzleId + ":" + canonical guess' }),
  question: z.unknown().optional().meta({ description: 'The drawn question of Classic, Grid and Word' }),
  availableLetters: z.string().optional(),
  sudokuQuestion: z.string().optional(),
  questionImageUrl: url,
  questionImageSvg: url,
  questionImagePreview: url,
  answer: z.number().optional(),
  answerWord: z.string().optional(),
  sudokuAnswer: z.string().optional(),
  answerImageUrl: url,
  answerImageSvg: url,
}

function wirePuzzle(spelling: 1 | 2) {
  return z.object(Object.fromEntries(PUZZLE_SPELLINGS.map((names) => [names[spelling], SCHEMAS[names[0]]])))
}

export const miniPuzzle = wirePuzzle(1).meta({ id: 'PuzzleMini' })
export const longPuzzle = wirePuzzle(2).meta({ id: 'Puzzle' })
/** A guess is answered with the puzzle and whether this guess is right. */
export const guessedMiniPuzzle = miniPuzzle.extend({ ok: z.boolean() }).meta({ id: 'GuessedPuzzleMini' })
export const guessedLongPuzzle = longPuzzle.extend({ ok: z.boolean() }).meta({ id: 'GuessedPuzzle' })
