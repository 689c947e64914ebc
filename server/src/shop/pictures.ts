import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawBookCover } from '@emojigma/artwork/svg/shop/book-cover.ts'
import { COVERS } from '@emojigma/artwork/svg/shop/covers.ts'
import { drawSwag } from '@emojigma/artwork/svg/shop/swag.ts'
import { SHOP_ITEMS, type ShopItem } from '@emojigma/contract/rules/shop-items.ts'

const drawn = new Map<ShopItem, string>()

/** The picture of a thing as a self-contained SVG document, drawn once.
 *  @returns undefined for a name that nothing in the shop has */
export function shopPicture(name: string | undefined): string | undefined {
  const item = SHOP_ITEMS.find((one) => one === name)
  if (item === undefined) return undefined
  const svg = drawn.get(item) ?? draw(item)
  drawn.set(item, svg)
  return svg
}

function draw(item: ShopItem): string {
  switch (item) {
    case 'mug':
    case 'stickers':
    case 'poster':
    case 't-shirt':
      return drawSwag(item, emojiArt)
    default:
      return drawBookCover(COVERS[item], emojiArt)
  }
}
