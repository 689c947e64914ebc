import { m } from '@emojigma/messages'
import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

const WHOLE_NUMBER = m['how_to_play.classic_rule']()

const TIMES_FIRST = m['how_to_play.products_first']()
const FIRST_WORD_THAT_DIVIDES: LevelId = 3

/** Level 5 and Expert draw several of one emoji side by side. */
function hasPlates(levelId: LevelId): boolean {
  return levelId === 10 || levelId === 4
}

/** Only Level 1 has which-is-more questions. */
const FIRST_LEVEL: LevelId = 6

/** How a kind of puzzle is played, step by step. */
export function howToPlay(typeId: PuzzleTypeId, levelId: LevelId): readonly string[] {
  return STEPS[typeId](levelId)
}

const STEPS: Readonly<Record<PuzzleTypeId, (levelId: LevelId) => readonly string[]>> = {
  1: (levelId) => [
    WHOLE_NUMBER,
    m['how_to_play.classic_work_out'](),
    m['how_to_play.classic_last_line'](),
    ...(levelId === FIRST_LEVEL ? [m['how_to_play.which_is_more']()] : []),
    ...(hasPlates(levelId) ? [m['how_to_play.plates']()] : []),
    ...(isJunior(levelId) ? [] : [TIMES_FIRST]),
  ],
  2: () => [WHOLE_NUMBER, m['how_to_play.grid_totals'](), m['how_to_play.grid_question']()],
  3: (levelId) => [
    m['how_to_play.word_numbers'](),
    m['how_to_play.a_is1_b'](),
    m['how_to_play.word_letters'](),
    ...(levelId >= FIRST_WORD_THAT_DIVIDES ? [TIMES_FIRST] : []),
  ],
  4: () => [
    m['how_to_play.emojidoku_fill'](),
    m['how_to_play.emojidoku_rule'](),
    m['ui.choose_cell'](),
    m['how_to_play.emojidoku_clear'](),
  ],
  5: () => [m['how_to_play.odd_emoji_rule'](), m['how_to_play.odd_emoji_find'](), m['how_to_play.odd_emoji_name']()],
}
