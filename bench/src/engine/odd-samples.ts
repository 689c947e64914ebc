/** Draws forty samples of each level of Spot the odd emoji from Easy on, to be looked at: four by four cells as large as on a phone of 390
 *  px, the odd one anywhere. The list of where they are is printed, not drawn.
 *    npm run odd-samples -w bench -- [--day 2600] [--into /tmp] */
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { LARGEST_WIDTH_PX, rasterise } from '@emojigma/artwork/raster/rasterise.ts'
import { generateDaily } from '@emojigma/engine/daily.ts'
import { SLOTS } from '@emojigma/engine/day.ts'
import { isJunior, levelOf } from '@emojigma/engine/levels.ts'
import { columnLetter, oddSide } from '@emojigma/engine/odd-emoji/board.ts'
import type { OddEmojiQuestion } from '@emojigma/engine/question.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { given } from '../given.ts'

const SAMPLES = 40
const ACROSS = 8
const CELLS = 4
/** What is left for a board's cells on a screen of 390 px. */
const BOARD_PX = 350
/** Phones of that width show two pixels or three for one. */
const DENSITY = 2

const { day, into = '/tmp' } = given({ day: 2600 }, ['into'])

for (const [slot, { typeId, levelId }] of SLOTS.entries()) {
  if (typeId !== 5 || isJunior(levelId)) continue
  const samples = Array.from({ length: SAMPLES }, (_, index) => generateDaily(day + index, slot, 0).question as OddEmojiQuestion)
  const sidePx = Math.round((CELLS * BOARD_PX) / oddSide(levelId)) + 12
  const drawn = samples.map((question, index) => {
    const svg = drawQuestion({ ...question, side: CELLS, row: question.row % CELLS, column: question.column % CELLS }, emojiArt)
    const [x, y] = [(index % ACROSS) * sidePx, Math.floor(index / ACROSS) * sidePx]
    return svg.replace(/^<svg [^>]*>/, `<svg x="${x}" y="${y}" width="${sidePx - 12}" height="${sidePx - 12}" viewBox="0 0 800 800">`)
  })
  const [width, height] = [ACROSS * sidePx, Math.ceil(SAMPLES / ACROSS) * sidePx]
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn.join('')}</svg>`
  const file = join(into, `odd-samples-${levelOf(levelId).code}.png`)
  writeFileSync(file, await rasterise(sheet, { widthPx: Math.min(LARGEST_WIDTH_PX, width * DENSITY), format: 'png' }))
  const answers = samples.map(({ emoji, row, column }) => `${columnLetter(column % CELLS)}${(row % CELLS) + 1} ${emoji[1]}`)
  process.stdout.write(`${file}\n${answers.join('\n')}\n`)
}
