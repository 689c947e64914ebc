import type { LevelId } from '../levels.ts'
import { hasTray, lettersOf, listedWord, patternOf, rivalsOf, type ListedWord } from './letters.ts'
import { wordLevelOf } from './levels.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of a level, with words of the same letter pattern that could replace it. */
export interface Choice {
  readonly listed: ListedWord
  readonly rivals: readonly ListedWord[]
}

const choicesByVocabulary = new WeakMap<Vocabulary, Map<LevelId, readonly Choice[]>>()

/** The words that a level can ask for. */
export function choicesAt(levelId: LevelId, vocabulary: Vocabulary): readonly Choice[] {
  const byLevel = choicesByVocabulary.get(vocabulary) ?? new Map<LevelId, readonly Choice[]>()
  choicesByVocabulary.set(vocabulary, byLevel)
  const known = byLevel.get(levelId)
  if (known) return known
  const { fewestLetters, mostLetters, plans } = wordLevelOf(levelId)
  const symbols = (plans[0] ?? []).reduce((sum, size) => sum + size, 0)
  const words = vocabulary.words
    .filter(({ length }) => length >= fewestLetters && length <= mostLetters)
    .map((word) => listedWord(word.toUpperCase(), vocabulary.alphabet))
    .filter(({ word }) => lettersOf(word).length === symbols)
  const byPattern = Map.groupBy(words, ({ word }) => patternOf(word))
  const choices = words
    .map((listed) => ({ listed, rivals: rivalsOf(listed, byPattern.get(patternOf(listed.word)) ?? []) }))
    .filter(({ listed, rivals }) => hasTray(listed, rivals))
  byLevel.set(levelId, choices)
  return choices
}
