import { downloadQuestion } from '@emojigma/contract/paper/downloads.ts'
import { DOWNLOAD_WIDTHS_PX, type DownloadFormat } from '@emojigma/contract/puzzles/pictures.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure, RETRY_AFTER_S } from '../../../platform/http/failures.ts'
import { noPuzzle } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import type { Pictures } from '../../puzzles/pictures/service.ts'
import type { Puzzles, StoredPuzzle } from '../../puzzles/service.ts'

const CONTENT_TYPES: Readonly<Record<DownloadFormat, string>> = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' }

/** Questions as files, for visitors with a plan. The plan is checked at each call, so that an address does not outlive it.
 *  Source: docs/product.md, Downloads */
export function routeDownloads(app: App, pictures: Pictures, puzzles: Puzzles): void {
  serve(app, downloadQuestion, async ({ visitor, signedIn, language, params: { puzzleId, format }, query: { size } }, reply) => {
    const refused = refusedBy('DOWNLOAD', visitor)
    if (refused) return refused
    const puzzle = await puzzles.stored(puzzleId, language)
    if (!puzzle) return noPuzzle(puzzleId)
    const picture =
      format === 'svg'
        ? ({ part: 'question', format } as const)
        : ({ part: 'question', format, widthPx: size ?? DOWNLOAD_WIDTHS_PX[0] } as const)
    const urgency = dayOfPuzzle(puzzleId) === puzzles.today ? 'today' : 'archive'
    const file = await pictures.picture(puzzle, picture, { urgency, client: signedIn.accountId })
    if (!file) return new Refusal(503, failure(503), { 'retry-after': RETRY_AFTER_S })
    reply.header('content-type', CONTENT_TYPES[format])
    reply.header('content-disposition', `attachment; filename="${fileName(puzzle)}.${format}"`)
    reply.header('cache-control', 'private, no-store')
    return file
  })
}

function fileName({ id, levelId, question }: StoredPuzzle): string {
  return `emojigma-${puzzleTypeOf(question.typeId).code}-${levelOf(levelId).code}-${id}`.toLowerCase()
}
