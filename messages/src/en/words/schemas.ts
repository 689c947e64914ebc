/** Translations of single schemas' messages, by the English text. */
export const bySchema: Readonly<Record<string, string>> = {
  emailAddress: 'Please give a whole e-mail address, such as name@example.com.',
  year: 'Please give a year, such as 1990.',
  month: 'Please give a month, such as 2026-11.',
  studentsOrClass: 'Please name either students or a class.',
  unseenSigns: 'Please use only signs that can be seen.',
  oneLine: 'Please write it in one line.',
  operator: 'There must be one operator between two operands.',
  sheetTitle: 'A title may have Latin, Greek and Cyrillic letters, figures and signs.',
}
