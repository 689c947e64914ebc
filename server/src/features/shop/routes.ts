import type { App } from '../../platform/http/app-type.ts'
import { sendDrawing } from '../../platform/http/drawings.ts'
import { sendFailure } from '../../platform/http/failures.ts'
import { shopPicture } from './pictures.ts'

/** The pictures of what the shop shows.
 *  Source: docs/product.md, Shop */
export function routeShop(app: App): void {
  app.get<{ Params: { file: string } }>('/emojigma/shop/:file', { schema: { hide: true } }, async (request, reply) => {
    const svg = shopPicture(/^([a-z-]+)\.svg$/.exec(request.params.file)?.[1], request.language)
    return svg === undefined ? sendFailure(request, reply, 404) : sendDrawing(reply, svg)
  })
}
