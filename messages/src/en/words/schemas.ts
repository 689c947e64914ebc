/** Translations of single schemas' messages, by the English text. */
export const bySchema: Readonly<Record<string, string>> = {
  emailAddress: 'Please give a whole e-mail address, such as name@example.com.',
  year: 'must be a year such as 1990',
  month: 'must be a month, such as 2026-11',
  studentsOrClass: 'Please name either students or a class.',
  unseenSigns: 'Please use only signs that can be seen.',
  oneLine: 'must be in one line',
  operator: 'needs an operator between two operands',
}
