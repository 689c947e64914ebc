import type * as English from '../../../../en/page/play/result/result-words.ts'

export const emojigmaNo: typeof English.emojigmaNo = (id, kind) => `Emojigma N.º ${id} · ${kind}`
export const solved: typeof English.solved = (title, check, tries, emojiRow) => `${title} ${check} resuelto${tries}\n${emojiRow}`
export const emojigma: typeof English.emojigma = (day, month, year) => `Emojigma · ${day} ${month} ${year}`
export const andMore: typeof English.andMore = (left) => `y ${left} más`
export const atTheFirstTry = ' a la primera'
export const inTries: typeof English.inTries = (tries) => ` en ${tries} intentos`
export const withPatience = ' con paciencia'
export const months: readonly string[] = [
  'de enero de',
  'de febrero de',
  'de marzo de',
  'de abril de',
  'de mayo de',
  'de junio de',
  'de julio de',
  'de agosto de',
  'de septiembre de',
  'de octubre de',
  'de noviembre de',
  'de diciembre de',
]
