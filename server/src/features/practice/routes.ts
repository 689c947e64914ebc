import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { getPracticePlace, getPracticePuzzle } from '@emojigma/contract/practice/practice.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { z } from 'zod'
import type { App } from '../../platform/http/app-type.ts'
import { sendFailure } from '../../platform/http/failures.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import { NOT_FOUND } from '../../platform/http/refusals.ts'
import { serve } from '../../platform/http/serve.ts'
import { pictured } from './picture-path.ts'
import type { Practice } from './service.ts'

/** A number stays the same puzzle as long as the site runs. */
const CACHE_CONTROL = 'public, max-age=3600'

/** The calls about practice puzzles, and their pictures. */
export function routePractice(app: App, practice: Practice): void {
  serve(app, getPracticePuzzle, async ({ ip, query: { strand, step, number }, language }, reply) => {
    const view = await practice.view({ strand, step }, number, language, networkOf(ip))
    if (!view) return NOT_FOUND
    reply.header('cache-control', CACHE_CONTROL)
    return { Puzzle: puzzleToWire(view, 'short') }
  })
  serve(app, getPracticePlace, async ({ ip, query }) => {
    const place = await practice.placeLike(query.puzzleId, networkOf(ip))
    return place ? { Strand: place.strand, Step: place.step } : NOT_FOUND
  })
  app.get(
    '/emojigma/practice/:file',
    { schema: { hide: true, params: z.object({ file: z.string().max(60) }) } },
    async (request, reply) => {
      const picture = pictured(request.params.file)
      const puzzle = picture && (await practice.puzzle(picture.place, picture.number, networkOf(request.ip)))
      if (!puzzle) return sendFailure(request, reply, 404)
      return reply.header('cache-control', CACHE_CONTROL).type('image/svg+xml').send(drawQuestion(puzzle.question, emojiArt))
    },
  )
}
