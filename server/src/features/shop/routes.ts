import type { App } from '../../platform/http/app-type.ts'
import { sendDrawing } from '../../platform/http/drawings.ts'
import { sendFailure } from '../../platform/http/failures.ts'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawBookCover } from '@emojigma/artwork/svg/shop/book-cover.ts'
import { COVERS } from '@emojigma/artwork/svg/shop/covers.ts'
import { drawSwag } from '@emojigma/artwork/svg/shop/swag.ts'
import { SHOP_ITEMS, type ShopItem } from '@emojigma/contract/rules/shop-items.ts'
import type { Language } from '../../platform/languages.ts'

/** By language and item. */
const svgCache = new Map<string, string>()

/** The picture of an item as a self-contained SVG document, drawn once.
 *  @returns undefined for an unknown name */
function shopPicture(name: string | undefined, language: Language): string | undefined {
  const item = SHOP_ITEMS.find((one) => one === name)
  if (item === undefined) return undefined
  const key = `${language.language.code} ${item}`
  const svg = svgCache.get(key) ?? draw(item, language)
  svgCache.set(key, svg)
  return svg
}

function draw(item: ShopItem, { words: { print } }: Language): string {
  switch (item) {
    case 'mug':
    case 'stickers':
    case 'poster':
    case 't-shirt':
      return drawSwag(item, emojiArt)
    default:
      return drawBookCover({ ...COVERS[item], ...print.covers[item] }, emojiArt)
  }
}

/** The pictures in the shop.
 *  Source: docs/product.md, Shop */
export function routeShop(app: App): void {
  app.get<{ Params: { file: string } }>('/emojigma/shop/:file', { schema: { hide: true } }, async (request, reply) => {
    const svg = shopPicture(/^([a-z-]+)\.svg$/.exec(request.params.file)?.[1], request.language)
    return svg === undefined ? sendFailure(request, reply, 404) : sendDrawing(reply, svg)
  })
}
