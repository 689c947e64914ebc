import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import type { EmojiTheme } from '@emojigma/engine/kind.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import type { AlgebraQuestion, Puzzle } from '@emojigma/engine/question.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { expressionsOf, hasThreeEqual, patternOf, shapeOf, spokenBy, wordsThatFit } from './promises/puzzle-parts.ts'

/** What Classic, Grid and Word puzzles are like, by type and level. `--sample`: puzzles of each. */
const { sample } = given({ sample: 2000 }, [])

function puzzlesOf(typeId: 1 | 2 | 3, levelId: LevelId): Puzzle<AlgebraQuestion>[] {
  return Array.from({ length: sample }, (_, seed) => {
    const theme = THEMES[seed % THEMES.length] as EmojiTheme
    // The day's first puzzle is the one of Classic at Level 1.
    const isFirstOfDay = typeId === 1 && levelId === 6
    return kindOf(typeId).generate({
      levelId,
      theme,
      random: randomFrom('bench', typeId, levelId, seed),
      isFirstOfDay,
    }) as Puzzle<AlgebraQuestion>
  })
}

function share(count: number): string {
  return `${Math.round((1000 * count) / sample) / 10} %`
}

const rows = PUZZLE_TYPES.flatMap(({ id, name, levels }) =>
  id > 3
    ? []
    : levels.map((levelId) => {
        const typeId = id as 1 | 2 | 3
        const puzzles = puzzlesOf(typeId, levelId)
        const questions = puzzles.map(({ question }) => question)
        const grids = questions.filter((question) => question.typeId === 2)
        const ratings = questions.map((question) => kindOf(typeId).rate(question))
        const scores = ratings.map((rating) => (rating.kind === 'rated' ? rating.score : Number.NaN)).toSorted((one, other) => one - other)
        const spoken = questions.map(spokenBy)
        const fitting = puzzles.map(({ question, answer }) => (question.typeId === 3 ? wordsThatFit(question, answer) : Infinity))
        const totals = puzzles.map(({ question, answer }) =>
          Math.max(Number(answer) || 0, ...(question.typeId === 2 ? [] : question.equations.map(({ right }) => right))),
        )
        return {
          type: name,
          level: levelOf(levelId).name,
          emoji: [...new Set(questions.map(({ emoji }) => emoji.length))].toSorted().join(', '),
          shapes: new Set(questions.map(shapeOf)).size,
          patterns: grids.length > 0 ? new Set(grids.map(patternOf)).size : '',
          'three equal': grids.length > 0 ? share(grids.filter(hasThreeEqual).length) : '',
          'with ÷':
            typeId === 2 ? '' : share(questions.filter((q) => expressionsOf(q).some(({ operators }) => operators.includes('/'))).length),
          'largest total': typeId === 2 ? '' : Math.max(...totals),
          'fewest words that fit': typeId === 3 ? Math.min(...fitting) : '',
          'median score': scores[Math.floor(sample / 2)] ?? '',
          'says divided or both sides': share(spoken.filter((words) => words.some((text) => /divided by|both sides/.test(text))).length),
          'longest step, in words': Math.max(...spoken.flat().map((text) => text.split(' ').length)),
          'of another level': ratings.filter((rating) => rating.kind !== 'rated' || rating.band !== levelId).length,
        }
      }),
)
console.log(markdownTable(rows))
