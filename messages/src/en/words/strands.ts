/** Headings of strands. */
export const groups = {
  first: 'First numbers',
  sums: 'Sums with more in them',
  finding: 'Finding numbers',
  boards: 'Emojidoku',
  looking: 'Looking closely',
}

/** Names of strands, and what they teach. */
export const strands = {
  counting: { name: 'Counting', about: 'Count the dots to see what the emoji is worth.' },
  doubles: { name: 'Doubles', about: 'Split it equally.' },
  'missing-number': { name: 'The missing number', about: 'What must you add?' },
  'making-ten': { name: 'Making ten', about: 'Find what is missing up to ten.' },
  'one-after-another': { name: 'One after another', about: 'Each emoji that you know helps you to the next one.' },
  'taking-away': { name: 'Taking away', about: 'Sums with a minus in them.' },
  'equal-groups': { name: 'Equal groups', about: 'Three apples are three times one apple.' },
  times: { name: 'Times', about: 'Multiply what the emoji are worth.' },
  sharing: { name: 'Sharing out', about: 'Divide what the emoji are worth.' },
  'times-first': { name: 'Times before plus', about: '× and ÷ come before + and −, wherever they stand.' },
  'two-unknowns': { name: 'Two unknowns', about: 'Use two clues at once.' },
  'below-zero': { name: 'Below zero', about: 'Numbers on the other side of zero.' },
  'three-unknowns': { name: 'Three unknowns', about: 'Three lines that belong together.' },
  'rows-and-columns': { name: 'Rows and columns', about: 'Totals of rows and columns tell what each emoji is worth.' },
  'word-numbers': { name: 'Letters as numbers', about: 'A is 1, B is 2: numbers spell a word.' },
  'last-one': { name: 'The last one missing', about: 'Three of four are there: which one is missing?' },
  'only-place': { name: 'The only place', about: 'An emoji has only one place left to go.' },
  'only-emoji': { name: 'The only emoji', about: 'A place where only one emoji can still be.' },
  'locked-places': { name: 'Locked places', about: 'The places left in a box lie in one line.' },
  pairs: { name: 'Pairs', about: 'Two places share two emoji, so nobody else has them.' },
  triples: { name: 'Threes and fours', about: 'Three places share three emoji.' },
  wings: { name: 'Wings and fish', about: 'Patterns that reach over the whole board.' },
  'board-sums': { name: 'Emojidoku with sums', about: 'Small numbers tell what each group adds up to.' },
  'odd-one': { name: 'The odd one', about: 'Find the emoji that is not like the others.' },
  mirrored: { name: 'Mirrored and leaning', about: 'Find the one that looks the other way or leans.' },
  'small-changes': { name: 'Small changes', about: 'One part is gone, moved or lighter.' },
}
