import type { FastifyRequest } from 'fastify'

/** Whether the browser has already what is about to be sent. A proxy that compresses weakens the tags on their way: those count as well.
 *  @param etag strong, in quotes, without a comma
 *  Source: RFC 9110 §13.1.2, §8.8.3.2 */
export function browserHas({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
  return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
}
