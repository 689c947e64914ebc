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
