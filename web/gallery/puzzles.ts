import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { emojiPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { questionFields } from '@emojigma/contract/wire/question.ts'
import { generateDaily } from '@emojigma/engine/daily.ts'
import { puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Question } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import * as descriptions from '@emojigma/messages/words/descriptions.ts'
import * as emojiNames from '@emojigma/messages/words/emoji-names.ts'

/** Every picture of the gallery is of this day: 2026-11-21, outside the seasons. */
export const GALLERY_DAY: Day = 2516

export interface GalleryPuzzle {
  readonly view: PuzzleView
  readonly answer: string
}

/** The day's puzzle of a type and level, as a page gets it. */
export async function puzzleOf(typeId: PuzzleTypeId, levelId: LevelId): Promise<GalleryPuzzle> {
  const slot = SLOTS.findIndex((one) => one.typeId === typeId && one.levelId === levelId)
  const { question, answer, theme } = generateDaily(GALLERY_DAY, slot, 0)
  const names = question.emoji.map(emojiNameIn(emojiNames))
  const view: PuzzleView = {
    id: puzzleIdOf(GALLERY_DAY, slot),
    levelId,
    typeId,
    theme,
    attempted: 618,
    correct: 412,
    totalAttempted: 618,
    isRevealed: false,
    isToday: true,
    hasSvg: true,
    isMigrated: true,
    emoji: question.emoji,
    emojiNames: names,
    emojiTheme: theme,
    text: kindOf(typeId).describe(question, descriptions, names),
    answerDigest: '0'.repeat(64),
    ...questionFields(question),
    ...(typeId === 5 ? { questionImageSvg: await pictureOf(question) } : {}),
  }
  return { view, answer }
}

/** Draws a question as the server does, since the server may not have published the day.
 *  @returns a data URL */
async function pictureOf(question: Question): Promise<string> {
  const drawings = await Promise.all(
    question.emoji.map(async (emoji) => {
      const svg = await (await fetch(emojiPath(emoji, 'gallery'))).text()
      return [emoji, svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')] as const
    }),
  )
  const bodies = new Map(drawings)
  return `data:image/svg+xml,${encodeURIComponent(drawQuestion(question, (emoji) => bodies.get(emoji) ?? ''))}`
}
