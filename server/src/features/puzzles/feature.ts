import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { randomInt } from 'node:crypto'
import type { Feature } from '../../platform/feature.ts'
import { Openings } from '../play/openings/service.ts'
import { storeDaysInThread } from './archive/old-days-thread.ts'
import { MIGRATIONS } from './migrations.ts'
import { routePuzzles } from './routes.ts'
import { AnswerAddresses, Archive, Publisher, Puzzles } from './service.ts'
import { WordsInLanguage } from './words-in-language.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { anybodyIn } from '../../platform/visitor.ts'
import type { Language } from '../../platform/languages.ts'

const ABOUT_PUZZLES = { aboutNobody: 'puzzles are made of a day and a version, and only how many played them is counted' }

export const puzzles: Feature = {
  name: 'puzzles',
  migrations: MIGRATIONS,
  tables: { days: ABOUT_PUZZLES, puzzles: ABOUT_PUZZLES, puzzle_counts: ABOUT_PUZZLES, word_questions: ABOUT_PUZZLES },
  open({ config, database, clock, drafts, secret, log, features, service }) {
    const answerAddresses = new AnswerAddresses(secret)
    const onPublished = (day: Day): void => {
      puzzles.guestReplies.forgetAll()
      if (day !== dayAt(clock.nowMs())) return
      features.forgetAll()
      features.dayBegan(day)
    }
    const publisher = new Publisher({ database, drafts, clock, log, onPublished })
    const archive = new Archive({ database, storeDays: storeDaysInThread(config, log), clock, log, onPublished })
    const words = new WordsInLanguage({ database, drafts })
    const puzzles = new Puzzles({
      queries: database.queries,
      lately: database.lately,
      publisher,
      answerAddresses,
      words,
      clock,
      randomBelow: randomInt,
    })
    return {
      services: [puzzles, publisher, archive, answerAddresses],
      routes: (app) => routePuzzles(app, puzzles, service(Openings)),
      pageSource: (language) => puzzleSourceOf(puzzles, language),
      forgetAll: () => puzzles.forgetAll(),
      background: (signal) => (config.fillsArchive ? archive.fill(signal) : Promise.resolve()),
    }
  },
}

/** The page source for puzzles, as any visitor sees them in a language. */
function puzzleSourceOf(puzzles: Puzzles, language: Language): Omit<PageSource, 'leaderboard'> {
  const anybody = anybodyIn(language)
  return {
    todaysPuzzles: () => puzzles.todaysPuzzles(anybody),
    puzzle: (puzzleId) => puzzles.puzzle(puzzleId, anybody),
    newPuzzles: (options) => puzzles.newPuzzles(options, anybody),
    popularPuzzles: (options) => puzzles.popularPuzzles(options, anybody),
  }
}
