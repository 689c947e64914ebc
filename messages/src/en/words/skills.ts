/** Names of skills, by the engine's names. */
export const skills: Readonly<Record<string, string>> = {
  Counting: 'Counting',
  Addition: 'Addition',
  Subtraction: 'Subtraction',
  Multiplication: 'Multiplication',
  Division: 'Division',
  'Equal groups': 'Equal groups',
  'Order of operations': 'Order of operations',
  'Numbers below zero': 'Numbers below zero',
  'Finding one unknown': 'Finding one unknown',
  'Simultaneous equations': 'Simultaneous equations',
  'Rows and columns': 'Rows and columns',
  'Spelling by numbers': 'Spelling by numbers',
  Scanning: 'Scanning',
  'Ruling out': 'Ruling out',
  'Patterns on the board': 'Patterns on the board',
  'Telling apart': 'Telling apart',
}
