export {
  addUpWords,
  calculateWords,
  combineWords,
  divideWords,
  equateWords,
  isolateWords,
  multiplyWords,
  oneUnknownWords,
  putInWords,
  putLineInWords,
  spellWords,
  spokenSource,
  substituteWords,
  takeOffWords,
  tidyWords,
  togetherWords,
  workOutWords,
} from './algebra-steps.ts'
export { boardWords, mistakeWords } from './board-steps.ts'
export { groupValueWords } from './group-steps.ts'
export { lookingWords } from './looking-steps.ts'
export { wrongNotesWords, wrongValueWords } from './note-steps.ts'
