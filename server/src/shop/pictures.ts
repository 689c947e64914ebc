import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { GRID, INK, ON_SOLID, PLUM, SUN } from '@emojigma/artwork/svg/colours.ts'
import { drawBookCover, type BookCover } from '@emojigma/artwork/svg/shop/book-cover.ts'
import { drawSwag } from '@emojigma/artwork/svg/shop/swag.ts'
import { SHOP_ITEMS, type BookId, type ShopItem } from '@emojigma/contract/rules/shop-items.ts'

const COVERS: Readonly<Record<BookId, BookCover>> = {
  'junior-book': {
    title: ['Junior', 'puzzle book'],
    levels: 'Level 1 – Level 5',
    dice: [6, 7, 8, 9, 10],
    emoji: words('fox strawberry rocket teddy-bear frog banana lady-beetle octopus rainbow turtle cupcake lion'),
    ground: SUN,
    ink: INK,
  },
  'easy-medium-book': {
    title: ['Easy & Medium', 'puzzle book'],
    levels: 'Easy · Medium',
    dice: [1, 2],
    emoji: words('red-apple grapes owl sailboat carrot hedgehog kite watermelon bicycle sunflower penguin pizza'),
    ground: GRID,
    ink: ON_SOLID,
  },
  'hard-master-book': {
    title: ['Hard, Expert', '& Master'],
    levels: 'Hard · Expert · Master',
    dice: [3, 4, 5],
    emoji: words('t-rex telescope pineapple ringed-planet compass peacock volcano magic-wand spiral-shell robot coconut dragon-face'),
    ground: PLUM,
    ink: ON_SOLID,
  },
}

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

function words(text: string): readonly string[] {
  return text.split(' ')
}
