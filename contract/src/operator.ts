import { z } from 'zod'
import { declareCall } from './call.ts'
import { refusals } from './failures.ts'

export const refreshCache = declareCall({
  method: 'POST',
  path: '/api/Puzzle/RefreshCache',
  summary: "Drops the server's caches",
  access: 'operator',
  headers: z.object({ 'x-operator-key': z.string().max(200).optional() }),
  replies: { 200: z.object({ Refreshed: z.literal(true) }), ...refusals(403) },
})
