import { z } from 'zod'
import { declareCall } from '../call.ts'
import { refusals } from '../failures.ts'

const lengthPx = z.coerce.number().int().min(1).max(100_000)

/** The data for embedding a puzzle in another site.
 *  Source: oEmbed 1.0, 2008, 2.3.4 Response parameters */
const embedding = z
  .object({
    type: z.literal('rich'),
    version: z.literal('1.0'),
    title: z.string(),
    provider_name: z.literal('Emojigma'),
    provider_url: z.string(),
    cache_age: z.int(),
    /** A picture of the question, if one fits the requested size. */
    thumbnail_url: z.string().optional(),
    thumbnail_width: z.int().optional(),
    thumbnail_height: z.int().optional(),
    html: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'Embedding' })

/** Source: docs/product.md, Embedded puzzles; oEmbed 1.0, 2008 */
export const getEmbedding = declareCall({
  method: 'GET',
  path: '/api/oembed',
  summary: 'oEmbed: how another site shows a puzzle in a page of its own',
  access: 'anyone',
  query: z.object({
    /** A puzzle's address on this site. */
    url: z.string().min(1).max(2000),
    /** Only json is offered. */
    format: z.string().max(20).default('json'),
    maxwidth: lengthPx.optional(),
    maxheight: lengthPx.optional(),
  }),
  replies: { 200: embedding, ...refusals(400, 404, 501) },
})
