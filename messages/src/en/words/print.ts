import { pictures } from './card-pictures.ts'
import { equalLines } from './descriptions.ts'
import { plural, several } from '../grammar.ts'

/** How each kind is solved on paper, as books say it. */
const rules = {
  1: 'Each emoji stands for a number, the same one everywhere in its puzzle. Look for a line that gives one away, go on from there, and work out the last line.',
  2: 'Each emoji stands for a number. Beside each row and below each column stands what its emoji add up to. Find what belongs in place of the question mark.',
  3: 'Each emoji stands for a number, and each number for a letter: 1 is A, 2 is B, and 26 is Z. Find the numbers, then read the word.',
  4: 'Fill the board, so that each row, each column and each box has every emoji once. Draw the missing ones, or write the numbers that stand below the board.',
  5: 'One emoji is a little different from all others. Write down the letter above it and the number beside it.',
}

export const code = 'en'
export { kinds as types, levels } from './names.ts'
/** Inside the pictures of puzzles. */
export const drawings = { whichIsMore: 'Which is more?', or: 'or' } as const

export const worksheets = {
  title: 'Emoji puzzles',
  sheet: (number: number) => `Sheet ${number}`,
  page: (number: number, pages: number) => `Page ${number} of ${pages}`,
  answers: 'Answers',
  answersOf: (sheet: string) => `Answers · ${sheet}`,
  check: (address: string) => `Check your answers: ${address}`,
  name: 'Name',
  class: 'Class',
  date: 'Date',
  fold: 'Fold behind. The answers are upside down.',
  worth: 'What is each emoji worth?',
  working: 'Show your working',
} as const
export const panels = {
  boardRule: 'Each row, column and box has each emoji once.',
  /** The same in full, in two lines. */
  boardRuleLines: ['Fill every empty cell: each row, each column', 'and each box has each emoji once.'],
  answer: 'My answer',
  equalLines,
  hiddenTile: 'The hidden tile is one of these emoji.',
  letterAndNumber: 'Letter and number',
  numbersToo: 'You can write the numbers instead.',
  sumsRule: 'The small number is what its group adds up to.',
  withSums: 'Emojidoku with sums',
  fullBoard: 'the full board',
} as const
export const cards = {
  title: 'Login cards',
  loginName: 'Login name',
  classroom: 'Classroom',
  noCamera: (address: string) => `No camera? Go to ${address} and type`,
  or: 'or ',
  andTap: 'and tap',
  /** Under the pictures of a code. */
  pictures,
} as const
export const familyLetter = {
  title: (name: string) => `Emojigma at home, for ${name}`,
  atSchool: (classroom: string) =>
    `${classroom || 'Our class'} plays Emojigma: short emoji puzzles for math and logic. Your child can play at home too, on any phone, tablet or computer.`,
  logIn: (address: string) => `Scan the code with a camera. Or go to ${address} and type:`,
  playTogether: 'Five minutes are plenty. Ask “How did you find that?”, and let your child explain.',
  stored:
    'We store the name that the class uses, the answers and the points. We ask for no e-mail, and we show students no ads. Your teacher can delete everything.',
  keepSafe: 'Please keep this letter safe. It logs your child in.',
} as const
export * as together from './together.ts'
export const termReport = {
  title: 'A term of puzzles',
  days: (count: number) => plural(count, 'day played', 'days played'),
  solved: (count: number) => plural(count, 'puzzle solved', 'puzzles solved'),
  firstTry: 'right first try',
  percent: (number: number) => `${number}%`,
  practiced: 'Skills practiced',
  ofFirstTry: (firstTry: number, solved: number) => `${firstTry} of ${solved} first try`,
  goesWell: 'Goes well',
  solvedLater: (count: number) => `${several(count, 'puzzle', 'puzzles')} solved after another try.`,
  next: 'Comes next',
  more: (skill: string) => `More of: ${skill}.`,
  harder: (skill: string) => `Harder puzzles: ${skill}.`,
  together: 'Do this together',
  nothing: 'No puzzles solved in these weeks yet.',
  note: 'First try: right with the first answer, without a hint. Trying again is part of the game. These figures are about this child alone.',
} as const
export const bill = {
  titles: { quote: 'Quote', invoice: 'Invoice' },
  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  paidOn: 'Paid on',
  purchaseOrder: 'Your order number',
  vatNumber: (number: string) => `VAT number: ${number}`,
  seller: 'Seller',
  buyer: 'Buyer',
  includes: {
    individual: 'One account for a year: every puzzle, answers, downloads and worksheets, without ads.',
    teacher: 'One account for a year: everything in Individual, and classrooms with up to 300 student logins.',
    book: 'A PDF to print as often as you like, yours for good.',
  },
  total: 'Total',
  paid: 'Paid',
  ends: { refunded: 'Refunded', 'taken back': 'This order was taken back.' },
  noTax: 'Tax is not stated.',
  test: 'Paid with test money. Nothing was charged.',
  howToBuy: (address: string) => `To buy at this price, choose the plan on ${address}.`,
} as const
export const books = {
  cover: 'Cover',
  puzzles: (count: number) => `${count} puzzles`,
  fewPages: 'A few pages to try',
  howItWorks: 'How it works',
  rules,
  productsFirst: 'Where there is a ×, it comes before + and −.',
  dice: 'The dice say how hard a puzzle is. All answers stand at the end of the book.',
  contents: 'Contents',
  answers: 'Answers',
  sample: 'Free sample',
  place: (column: string, row: number) => `column ${column}, row ${row}`,
} as const
export const edition = (number: string) => `Edition ${number}`
/** Texts on book covers, by line. */
export const covers = {
  'junior-book': { title: ['Junior', 'puzzle book'], levels: 'Level 1 – Level 5' },
  'easy-medium-book': { title: ['Easy & Medium', 'puzzle book'], levels: 'Easy · Medium' },
  'hard-master-book': { title: ['Hard, Expert', '& Master'], levels: 'Hard · Expert · Master' },
} as const
