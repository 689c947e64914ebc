import { z } from 'zod'

const count = z.int().min(0)

/** What the socket sends: correct guesses, guesses in all, players online.
 *  Source: docs/product.md, Live stats */
const message = z.object({ c: count, g: count, u: count })
export type LiveStats = z.infer<typeof message>

/** The connection on which the live stats are told; the page says nothing on it. */
export const liveStats = { path: '/api/websocket', message } as const
