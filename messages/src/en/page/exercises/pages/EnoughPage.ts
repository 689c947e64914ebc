export const enoughToKnow = 'Enough to know?'
export const aLineIsMissing =
  'A line is missing from each of these puzzles, or there is one too many. Is there one answer, are there more, or none? It is just for fun: no points.'
export const findTheMistake = 'Find the mistake'
export const emojiPuzzlesWithA =
  'Emoji puzzles with a line missing or one too many: is there one answer, are there many, or none? New ones every day.'
