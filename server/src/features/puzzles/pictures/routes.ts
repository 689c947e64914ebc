import { m } from '@emojigma/messages'
import { localizedText } from '../../../platform/said.ts'
import { ART_VERSION, emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt, dayOfPuzzle, dayStartMs, puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import { levelOf, LEVELS } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../platform/http/app-type.ts'
import { DRAWING_POLICY } from '../../../platform/http/drawings.ts'
import { browserHas, contentTag, weakTag } from '../../../platform/http/entity-tags.ts'
import { pathOf, RETRY_AFTER_S, sendFailure, sendRunOut } from '../../../platform/http/failures.ts'
import type { AnswerAddresses, Puzzles, StoredPuzzle } from '../service.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import type { Language } from '../../../platform/languages.ts'
import type { Picture, Pictures } from './service.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_MINUTE = 'public, max-age=60'
const CONTENT_TYPES = { svg: 'image/svg+xml; charset=utf-8', avif: 'image/avif', png: 'image/png' } as const

export interface PictureRoutes {
  readonly pictures: Pictures
  readonly puzzles: Puzzles
  readonly answerAddresses: AnswerAddresses
  /** Version of the artwork: pictures under another version look different. */
  readonly version: string
  readonly nowMs: () => number
}

type PictureRequest = FastifyRequest<{ Params: { file: string }; Querystring: Record<string, unknown> }>

/** The pictures of puzzles and of single emoji.
 *  Source: docs/product.md, Pictures and addresses */
export function routePictures(app: App, routes: PictureRoutes): void {
  const { puzzles, answerAddresses, nowMs } = routes

  app.get('/emojigma/production/:file', { schema: { hide: true } }, async (request: PictureRequest, reply) => {
    const file = readFileName(request.params.file, 'question')
    const puzzle = file && (await puzzleAtLevel(puzzles, file, request.language))
    return puzzle ? sendPicture(request, reply, routes, puzzle, file.picture, FOREVER) : sendFailure(request, reply, 404)
  })

  app.get('/emojigma/answers/:file', { schema: { hide: true } }, async (request: PictureRequest, reply) => {
    const { until, signature } = request.query
    const isSigned = answerAddresses.isValid(pathOf(request.url), Number(until), String(signature), nowMs())
    if (!isSigned) return sendRunOut(request, reply)
    const file = readFileName(request.params.file, 'answer')
    const puzzle = file && (await puzzleAtLevel(puzzles, file, request.language))
    return puzzle ? sendPicture(request, reply, routes, puzzle, file.picture, 'private, max-age=3600') : sendFailure(request, reply, 404)
  })

  app.get('/emojigma/latest/:file', { schema: { hide: true } }, async (request: PictureRequest, reply) => {
    const slot = readLatestName(request.params.file)
    if (slot === undefined) return sendFailure(request, reply, 404)
    const today = dayAt(nowMs())
    const { language } = request
    const requestedDay = readDate(request.query['v'])
    const dated =
      requestedDay !== undefined && requestedDay <= today ? await puzzles.stored(puzzleIdOf(requestedDay, slot), language) : undefined
    const puzzle = dated ?? (await puzzles.stored(puzzleIdOf(today, slot), language))
    if (!puzzle) return sendFailure(request, reply, 404)
    return sendPicture(request, reply, routes, puzzle, { part: 'question', format: 'avif', widthPx: 400 }, dated ? FOREVER : A_MINUTE)
  })

  app.get('/emojigma/emoji/:file', { schema: { hide: true } }, async (request: PictureRequest, reply) => {
    const name = /^([a-z0-9_-]+)\.svg$/.exec(request.params.file)?.[1]
    const drawing = name === undefined ? undefined : emojiSvg(name)
    if (drawing === undefined) return sendFailure(request, reply, 404)
    describe(reply, 'svg', request.query['v'] === ART_VERSION ? FOREVER : A_MINUTE)
    return reply.send(drawing)
  })
}

interface PictureFile {
  readonly puzzleId: number
  readonly levelCode: string
  readonly picture: Picture
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { pictures, version, nowMs }: PictureRoutes,
  puzzle: StoredPuzzle,
  picture: Picture,
  caching: string,
): Promise<FastifyReply> {
  const { id, answerDigest } = puzzle
  const content = `${version} ${id} ${answerDigest} ${JSON.stringify(picture)}`
  // Drawings are compressed in transit.
  const etag = picture.format === 'svg' ? weakTag(content) : `"${contentTag(content)}"`
  describe(reply, picture.format, caching, etag)
  // A picture follows from its puzzle and the artwork, so its tag is known before it is drawn.
  if (browserHas(request, etag)) return reply.code(304).send()
  const urgency = dayOfPuzzle(id) === dayAt(nowMs()) ? 'today' : 'archive'
  const drawing = await pictures.picture(puzzle, picture, { urgency, client: networkOf(request.ip) })
  if (drawing) return reply.send(drawing)
  reply.removeHeader('etag').header('retry-after', RETRY_AFTER_S)
  return sendFailure(request, reply, 503, localizedText(m['failure.pictures_busy']))
}

function describe(reply: FastifyReply, format: Picture['format'], caching: string, etag?: string): void {
  reply.type(CONTENT_TYPES[format]).headers({ 'cache-control': caching, 'cross-origin-resource-policy': 'cross-origin' })
  if (etag !== undefined) reply.header('etag', etag)
  if (format === 'svg') reply.header('content-security-policy', DRAWING_POLICY).header('vary', 'accept-encoding')
}

/** `Puzzle_{id}_{Level}.svg` or `Puzzle_{id}_{Level}_{width}.{avif|png}` */
function readFileName(file: string, part: 'question' | 'answer'): PictureFile | undefined {
  const groups = /^Puzzle_(?<id>[1-9]\d{0,9})_(?<level>[A-Za-z]+\d?)(?:\.svg|_(?<width>400|800)\.(?<format>avif|png))$/.exec(file)?.groups
  if (!groups) return undefined
  const { id, level, width, format } = groups
  const picture: Picture =
    width === undefined
      ? { part, format: 'svg' }
      : { part, format: format === 'png' ? 'png' : 'avif', widthPx: width === '400' ? 400 : 800 }
  return { puzzleId: Number(id), levelCode: level ?? '', picture }
}

async function puzzleAtLevel(
  puzzles: Puzzles,
  { puzzleId, levelCode }: PictureFile,
  language: Language,
): Promise<StoredPuzzle | undefined> {
  const puzzle = await puzzles.stored(puzzleId, language)
  return puzzle && levelOf(puzzle.levelId).code === levelCode ? puzzle : undefined
}

/** `{Type}_{Level}.avif` → slot */
function readLatestName(file: string): number | undefined {
  const [, typeCode, levelCode] = /^([A-Za-z]+)_([A-Za-z]+\d?)\.avif$/.exec(file) ?? []
  const type = PUZZLE_TYPES.find(({ code }) => code === typeCode)
  const level = LEVELS.find(({ code }) => code === levelCode)
  const slot = SLOTS.findIndex(({ typeId, levelId }) => typeId === type?.id && levelId === level?.id)
  return slot === -1 ? undefined : slot
}

/** `2026-11-21` → day of the archive */
function readDate(text: unknown): Day | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const timeMs = Date.parse(`${text}T00:00:00Z`)
  const day = dayAt(timeMs)
  return Number.isInteger(day) && day >= 0 && dayStartMs(day) === timeMs && dayDate(day) === text ? day : undefined
}
