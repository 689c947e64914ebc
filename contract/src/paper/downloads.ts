import { z } from 'zod'
import { declareCall } from '../call.ts'
import { refusals } from '../failures.ts'
import { file, puzzleId } from '../fields.ts'
import { DOWNLOAD_FORMATS, DOWNLOAD_WIDTHS_PX } from '../puzzles/pictures.ts'

export const downloadQuestion = declareCall({
  method: 'GET',
  path: '/api/download/:puzzleId.:format',
  summary: "A puzzle's question as a file; `size` is the width of a PNG in pixels",
  access: 'account',
  params: z.object({ puzzleId: z.coerce.number().pipe(puzzleId), format: z.enum(DOWNLOAD_FORMATS) }),
  query: z.object({ size: z.coerce.number().pipe(z.literal(DOWNLOAD_WIDTHS_PX)).optional() }),
  replies: { 200: file, ...refusals(400, 401, 403, 404, 503) },
})
