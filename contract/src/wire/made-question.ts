import { z } from 'zod'

const emoji = z.string().regex(/^[a-z0-9-]{1,60}$/)
const number = z.int().min(-999).max(999)
const operand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('symbol'), symbol: z.int().min(0).max(5), copies: z.int().min(1).max(4) }),
  z.object({ kind: z.literal('number'), value: z.int().min(0).max(99), asDots: z.boolean() }),
])
const expression = z
  .object({ operands: z.array(operand).min(1).max(5), operators: z.array(z.enum(['+', '-', '*', '/'])).max(4) })
  .refine(({ operands, operators }) => operators.length === operands.length - 1, 'needs an operator between two operands')

/** What people may make: Classic and Emojidoku. The engine decides whether it is a puzzle. */
export const madeQuestion = z
  .discriminatedUnion('typeId', [
    z.object({
      typeId: z.literal(1),
      emoji: z.array(emoji).min(1).max(6),
      equations: z
        .array(z.object({ left: expression, right: number }))
        .min(1)
        .max(8),
      ask: expression,
    }),
    z.object({
      typeId: z.literal(4),
      emoji: z.array(emoji).min(4).max(9),
      board: z.string().regex(/^(?:[.1-4]{16}|[.1-9]{81})$/),
    }),
  ])
  .meta({ id: 'MadeQuestion', description: 'The question of a puzzle that somebody makes' })
export type WireMadeQuestion = z.infer<typeof madeQuestion>
