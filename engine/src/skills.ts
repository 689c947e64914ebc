/** The skills that puzzles practise, in display order. Players read these names.
 *  Source: docs/product.md, Skills */
export const SKILLS = [
  'Counting',
  'Addition',
  'Subtraction',
  'Multiplication',
  'Division',
  'Equal groups',
  'Order of operations',
  'Numbers below zero',
  'Finding one unknown',
  'Simultaneous equations',
  'Rows and columns',
  'Spelling by numbers',
  'Scanning',
  'Ruling out',
  'Patterns on the board',
  'Telling apart',
] as const
export type Skill = (typeof SKILLS)[number]
