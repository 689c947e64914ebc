import { z } from 'zod'

const count = z.int().min(0)

/** Messages of the socket: correct guesses, all guesses, players online.
 *  Source: docs/product.md, Live stats */
const message = z.object({ c: count, g: count, u: count })
export type LiveStats = z.infer<typeof message>

/** The socket of the live stats; the page sends nothing on it. */
export const liveStats = { path: '/api/websocket', message } as const
