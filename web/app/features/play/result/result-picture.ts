import { emojiPath } from '@emojigma/contract/puzzles/pictures.ts'
import { RESULT_ARTWORK } from './result-words.ts'

export interface ResultPicture {
  readonly title: string
  /** Address of a picture below the title. */
  readonly question?: string
  /** Emoji, in large letters. */
  readonly rows: readonly string[]
  /** Above the address. */
  readonly caption?: string
  /** Where it leads to; absent = the site. */
  readonly address?: string
}

const WIDTH_PX = 1200
const MARGIN_PX = 60
const TITLE_PX = 52
const ROW_PX = 96
const FOOT_PX = 40
const MOST_QUESTION_PX = { width: WIDTH_PX - 4 * MARGIN_PX, height: 640 } as const
const LINE = 1.4
/** A light tile's, whatever the theme: the picture is viewed elsewhere. */
const COLOURS = { table: '#ffc83d', face: '#fffdf8', edge: '#b47a00', ink: '#2e1a3d' } as const

/** Draws a result as a tile.
 *  @returns a PNG; undefined if the browser has no canvas */
export async function drawResult(
  { title, question, rows, caption, address }: ResultPicture,
  { origin, artVersion }: { readonly origin: string; readonly artVersion: string },
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH_PX
  const asked = question === undefined ? undefined : await loadedImage(question).catch(() => undefined)
  const scale = asked ? Math.min(MOST_QUESTION_PX.width / asked.width, MOST_QUESTION_PX.height / asked.height) : 0
  const askedHeight = asked ? asked.height * scale + MARGIN_PX : 0
  const feet = [...(caption === undefined ? [] : [caption]), (address ?? origin).replace(/^https?:\/\//, '')]
  canvas.height = Math.round(4 * MARGIN_PX + LINE * (TITLE_PX + rows.length * ROW_PX + feet.length * FOOT_PX) + askedHeight)
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const tileHeight = canvas.height - 2 * MARGIN_PX
  const fill = (colour: string, shape: () => void) => {
    pen.fillStyle = colour
    pen.beginPath()
    shape()
    pen.fill()
  }
  fill(COLOURS.table, () => pen.rect(0, 0, canvas.width, canvas.height))
  const tile = (top: number) => () => pen.roundRect(MARGIN_PX, top, WIDTH_PX - 2 * MARGIN_PX, tileHeight, 48)
  fill(COLOURS.edge, tile(MARGIN_PX + 16))
  fill(COLOURS.face, tile(MARGIN_PX))
  pen.fillStyle = COLOURS.ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  let top = 2 * MARGIN_PX
  const write = (words: string, sizePx: number, weight: number) => {
    pen.font = `${weight} ${sizePx}px "Fredoka Variable", Fredoka, system-ui, sans-serif`
    pen.fillText(words, WIDTH_PX / 2, top + (LINE * sizePx) / 2, WIDTH_PX - 4 * MARGIN_PX)
    top += LINE * sizePx
  }
  write(title, TITLE_PX, 600)
  if (asked) pen.drawImage(asked, (WIDTH_PX - asked.width * scale) / 2, top + MARGIN_PX / 2, asked.width * scale, asked.height * scale)
  top += askedHeight
  const drawings = await drawingsOf(rows.join(''), artVersion)
  for (const row of rows) {
    const signs = [...row]
    let left = WIDTH_PX / 2 - signs.reduce((width, sign) => width + widthOf(sign), 0) / 2
    for (const sign of signs) {
      const drawing = drawings.get(sign)
      if (drawing) pen.drawImage(drawing, left + 4, top + 0.2 * ROW_PX, ROW_PX - 8, ROW_PX - 8)
      left += widthOf(sign)
    }
    top += LINE * ROW_PX
  }
  for (const line of feet) write(line, FOOT_PX, 500)
  return new Promise((resolve) => canvas.toBlob((picture) => resolve(picture ?? undefined), 'image/png'))
}

function widthOf(sign: string): number {
  return sign === ' ' ? ROW_PX / 2 : ROW_PX
}

/** The artwork of each sign that has some and can be fetched. */
async function drawingsOf(signs: string, artVersion: string): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const drawings = new Map<string, HTMLImageElement>()
  const draw = async (sign: string) => {
    const name = RESULT_ARTWORK[sign]
    if (!name) return
    drawings.set(sign, await loadedImage(emojiPath(name, artVersion)))
  }
  await Promise.allSettled([...new Set(signs)].map(draw))
  return drawings
}

async function loadedImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
