import { IMAGE_KEYS, type PuzzleView, type WirePuzzle, type WireSpelling } from './puzzle-view.ts'

/** Every key, so that none is forgotten. */
type WireFields<Spelling extends WireSpelling> = {
  readonly [K in keyof WirePuzzle<Spelling>]-?: WirePuzzle<Spelling>[K] | undefined
}

// A module of its own, as the page has no use for it.
/** The JSON text of what `puzzleToWire` returns. Many puzzles are told once and no more, and an object whose fields are all written out is
 *  made and told in half of the time. So `PUZZLE_SPELLINGS` is written out here a second time: `WireFields` lets no key be forgotten, and
 *  `puzzle-view.test.ts` compares both texts, so that each key has its own value. */
export function puzzleText(puzzle: PuzzleView, spelling: WireSpelling, removeUrls = false): string {
  const view = removeUrls ? withoutPictures(puzzle) : puzzle
  return JSON.stringify(spelling === 'short' ? short(view) : long(view))
}

function withoutPictures(puzzle: PuzzleView): PuzzleView {
  return { ...puzzle, ...Object.fromEntries([...IMAGE_KEYS].map((key) => [key, undefined])) }
}

function short(view: PuzzleView): WireFields<'short'> {
  return {
    i: view.id,
    l: view.levelId,
    t: view.typeId,
    th: view.theme,
    at: view.attempted,
    c: view.correct,
    r: view.isRevealed,
    td: view.isToday,
    hs: view.hasSvg,
    m: view.isMigrated,
    a: view.answer,
    aw: view.answerWord,
    al: view.availableLetters,
    q: view.questionImageUrl,
    qs: view.questionImageSvg,
    qp: view.questionImagePreview,
    ai: view.answerImageUrl,
    as: view.answerImageSvg,
    sq: view.sudokuQuestion,
    sa: view.sudokuAnswer,
    e: view.emoji.join(),
    en: view.emojiNames.join(),
    et: view.emojiTheme,
    ta: view.totalAttempted,
    ad: view.answerDigest,
    tx: view.text,
    qn: view.question,
  }
}

function long(view: PuzzleView): WireFields<'long'> {
  return {
    PuzzleId: view.id,
    LevelId: view.levelId,
    PuzzleTypeId: view.typeId,
    PuzzleTheme: view.theme,
    Attempted: view.attempted,
    Correct: view.correct,
    Revealed: view.isRevealed,
    TodaysPuzzle: view.isToday,
    HasSvg: view.hasSvg,
    Migrated: view.isMigrated,
    Answer: view.answer,
    AnswerWord: view.answerWord,
    AvailableLetters: view.availableLetters,
    QuestionImageUrl: view.questionImageUrl,
    QuestionImageSvg: view.questionImageSvg,
    QuestionImagePreview: view.questionImagePreview,
    AnswerImageUrl: view.answerImageUrl,
    AnswerImageSvg: view.answerImageSvg,
    SudokuQuestion: view.sudokuQuestion,
    SudokuAnswer: view.sudokuAnswer,
    EmojiIcons: view.emoji.join(),
    EmojiNames: view.emojiNames.join(),
    EmojiTheme: view.emojiTheme,
    TotalAttempted: view.totalAttempted,
    AnswerDigest: view.answerDigest,
    Text: view.text,
    Question: view.question,
  }
}
