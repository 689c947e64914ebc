import { z } from 'zod'
import { levelId, playedPuzzleId, puzzleTypeId } from '../fields.ts'
import {
  PUZZLE_SPELLINGS,
  type LongPuzzle,
  type MiniPuzzle,
  type PuzzleView,
  type WireKey,
  type WireSpelling,
  type WireValue,
} from './puzzle-view.ts'
import { boardSums, pageQuestion } from './question.ts'

const count = z.int().min(0)
const text = z.string()
const url = z.string().optional()

const SCHEMAS = {
  id: playedPuzzleId,
  levelId,
  typeId: puzzleTypeId,
  theme: text,
  attempted: count,
  correct: count,
  totalAttempted: count,
  isRevealed: z.boolean(),
  isToday: z.boolean(),
  hasSvg: z.boolean(),
  isMigrated: z.boolean(),
  emoji: text.meta({ description: 'Comma list of emoji picture names' }),
  emojiNames: text.meta({ description: 'Comma list of what the emoji are called, in the same order' }),
  emojiTheme: text,
  text: text.meta({ description: 'The question in words' }),
  answerDigest: text.meta({ description: 'SHA-256 hex of PuzzleId + ":" + canonical guess' }),
  question: pageQuestion.optional(),
  availableLetters: text.optional(),
  sudokuQuestion: text.optional(),
  sums: boardSums.optional(),
  answerCell: count.optional().meta({ description: 'The only cell that is asked for, row by row from 0' }),
  questionImageUrl: url,
  questionImageSvg: url,
  questionImagePreview: url,
  answer: z.number().optional(),
  answerWord: text.optional(),
  sudokuAnswer: text.optional(),
  answerImageUrl: url,
  answerImageSvg: url,
  pdfThumbnail: url,
  pdf: url,
  pdfCount: count.optional(),
} satisfies { readonly [K in keyof PuzzleView]-?: z.ZodType<WireValue<K>> }

type Shape<Spelling extends WireSpelling> = { [K in keyof PuzzleView as WireKey<K, Spelling>]-?: (typeof SCHEMAS)[K] }

function shapeOf<Spelling extends WireSpelling>(spelling: Spelling): Shape<Spelling> {
  const index = spelling === 'short' ? 0 : 1
  const ours = Object.keys(SCHEMAS) as (keyof PuzzleView)[]
  return Object.fromEntries(ours.map((key) => [PUZZLE_SPELLINGS[key][index], SCHEMAS[key]])) as Shape<Spelling>
}

export const miniPuzzle = z.object(shapeOf('short')).meta({ id: 'PuzzleMini' }) satisfies z.ZodType<MiniPuzzle>
export const longPuzzle = z.object(shapeOf('long')).meta({ id: 'Puzzle' }) satisfies z.ZodType<LongPuzzle>
