import { NUMBERS_A_STEP } from '@emojigma/engine/practice/strands.ts'
import { STRAND_IDS } from '@emojigma/engine/practice/strand-ids.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { puzzleId } from '../fields.ts'
import { miniPuzzle } from '../wire/puzzle.ts'

const strand = z.enum(STRAND_IDS)
const step = z.int().min(1).max(9)

/** Open to everyone: a practice puzzle is not in the archive, uses no free puzzle and scores no points. Its answer is sent as a digest. */
export const getPracticePuzzle = declareCall({
  method: 'GET',
  path: '/api/Practice/GetPracticePuzzle',
  summary: 'A puzzle to practise one idea with. The same strand, step and number are the same puzzle always',
  access: 'anyone',
  query: z.object({
    strand,
    step: z.coerce.number().pipe(step),
    number: z.coerce.number().pipe(
      z
        .int()
        .min(0)
        .max(NUMBERS_A_STEP - 1),
    ),
  }),
  replies: { 200: z.object({ Puzzle: miniPuzzle }).meta({ id: 'PracticePuzzle' }), ...refusals(400, 404, 503) },
})
export type PracticePuzzle = ReplyOf<typeof getPracticePuzzle>

export const getPracticePlace = declareCall({
  method: 'GET',
  path: '/api/Practice/GetPracticePlace',
  summary: 'Where puzzles like a published one are practised: the strand of its hardest step, and the step of that which is nearest to it',
  access: 'anyone',
  query: z.object({ puzzleId: z.coerce.number().pipe(puzzleId) }),
  replies: { 200: z.object({ Strand: strand, Step: step }).meta({ id: 'PracticePlace' }), ...refusals(400, 404, 503) },
})
export type PracticePlace = ReplyOf<typeof getPracticePlace>
