import { expect, test } from 'vitest'
import { standingAfter, type PracticeOutcome, type Standing } from './standing.ts'

const START: Standing = { step: 2, run: 0 }
const after = (start: Standing, ...outcomes: readonly PracticeOutcome[]) =>
  outcomes.reduce((standing, outcome) => standingAfter(standing, outcome, 3), start)

test.each<[string, Standing, PracticeOutcome[], Standing]>([
  ['one clean puzzle moves nobody', START, ['clean'], { step: 2, run: 1 }],
  ['two clean ones fill the step', START, ['clean', 'clean'], { step: 3, run: 0 }],
  ['one with help moves nobody', START, ['helped'], { step: 2, run: -1 }],
  ['two with help go one step back', START, ['helped', 'helped'], { step: 1, run: 0 }],
  ['help between clean ones begins to count anew', START, ['clean', 'helped', 'clean'], { step: 2, run: 1 }],
  ['there is nothing before the first step', { step: 1, run: 0 }, ['helped', 'helped'], { step: 1, run: 0 }],
  ['after the last step all are filled', { step: 3, run: 0 }, ['clean', 'clean'], { step: 4, run: 0 }],
  ['and stay so', { step: 4, run: 0 }, ['clean', 'clean'], { step: 4, run: 0 }],
  ['two with help after that lead to the last but one', { step: 4, run: 0 }, ['helped', 'helped'], { step: 2, run: 0 }],
])('%s', (_, start, outcomes, end) => {
  expect(after(start, ...outcomes)).toEqual(end)
})
