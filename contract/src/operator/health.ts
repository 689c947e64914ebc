import { z } from 'zod'
import { declareCall } from '../call.ts'

const readiness = z.object({
  database: z.boolean(),
  migrations: z.boolean(),
  today: z.boolean(),
  archive: z.object({ publishedDays: z.int(), totalDays: z.int() }),
  /** Settings that a production site should not have. Absent = none. */
  unsafe: z.array(z.string()).optional(),
  /** The process is about to shut down, and still serves. */
  leaving: z.literal(true).optional(),
})

export const getHealth = declareCall({
  method: 'GET',
  path: '/healthz',
  summary: 'The process is up',
  access: 'anyone',
  replies: { 200: z.object({ Status: z.literal('up') }) },
})

export const getReadiness = declareCall({
  method: 'GET',
  path: '/readyz',
  summary: 'The site can serve: the database answers, its tables are there, and today is published',
  access: 'anyone',
  replies: { 200: readiness, 503: readiness },
})

export const getApiRoot = declareCall({
  method: 'GET',
  path: '/api',
  otherPaths: ['/api/'],
  summary: 'Whether calls reach the site',
  access: 'anyone',
  replies: { 200: z.object({ Name: z.string() }) },
})
