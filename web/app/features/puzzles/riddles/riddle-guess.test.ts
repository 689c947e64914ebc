import { readRiddles } from '@emojigma/content/riddles.ts'
import { describe, expect, test } from 'vitest'
import { judgeRiddleGuess } from './riddle-guess.ts'

const riddle = (answer: string, ...alsoRight: string[]) => ({ answer, alsoRight })

describe('right is', () => {
  test.each([
    ['The Lion King', 'The Lion King'],
    ['The Lion King', 'lion king'],
    ['The Lion King', '  THE LION-KING! '],
    ['The Lion King', 'a lion king'],
    ['The Lion King', 'the loin king'],
    ['The Lion King', 'the lion king film'],
    ['Rapunzel', 'rapunzle'],
    ['Rapunzel', 'Rapunsel'],
    ['Rumpelstiltskin', 'rumplestiltskin'],
    ['Pinocchio', 'Pinochio'],
    ['Frère Jacques', 'frere jacques'],
    ["It's raining cats and dogs", 'its raining cats & dogs'],
    ["It's raining cats and dogs", 'It’s raining cats and dogs.'],
    ['Hansel and Gretel', 'Hansel & Grettel'],
    ['Rock, paper, scissors', 'rock paper sissors'],
    ['The Wheels on the Bus', 'wheels on bus'],
    ['The Wheels on the Bus', 'thewheelsonthebus'],
    ['Back to the Future', 'BacktotheFuture'],
    ['Seesaw', 'see-saw'],
    ['Snow White', 'Snow White and the seven dwarfs'],
    ['Up', 'UP'],
    ['Zoo', 'a zoo'],
    ['Tiger', 'tigre'],
    ['Greenhouse', 'greenhuose'],
    ['Rumpelstiltskin', 'rumplstiltskn'],
    ['Sleeping beauties', 'slepin beautis'],
    ['Noughts and crosses', 'noughts and croses'],
  ])('%s: %s', (answer, guess) => {
    expect(judgeRiddleGuess(guess, riddle(answer))).toBe('right')
  })

  test('any other name for the same', () => {
    for (const guess of ['Itsy bitsy spider', 'incy wincy spyder', 'itsy bitzy spider']) {
      expect(judgeRiddleGuess(guess, riddle('Incy Wincy Spider', 'Itsy Bitsy Spider'))).toBe('right')
    }
  })
})

describe('a few letters off is', () => {
  test.each([
    ['Zoo', 'zo'],
    ['Bear', 'baer'],
    ['Butterfly', 'butterffli'],
    ['Rumpelstiltskin', 'rumplstltskn'],
    ['Popcorn', 'poppcornn'],
    ['Pancake', 'pamcaks'],
    ['Butterfly', 'buterflie'],
    ['Greenhouse', 'treehouse'],
    ['Cinderella', 'sindarela'],
  ])('%s: %s', (answer, guess) => {
    expect(judgeRiddleGuess(guess, riddle(answer))).toBe('few-letters-off')
  })
})

describe('some words are missing of', () => {
  test.each([
    ['The Lion King', 'lion'],
    ['The Three Little Pigs', 'three pigs'],
    ['The Tooth Fairy', 'the fairy'],
    ['Humpty Dumpty', 'humpty'],
    ['Monkey business', 'monkey'],
  ])('%s: %s', (answer, guess) => {
    expect(judgeRiddleGuess(guess, riddle(answer))).toBe('some-words-missing')
  })
})

describe('wrong is', () => {
  test.each([
    ['The Lion King', 'the tiger queen'],
    ['Up', 'us'],
    ['Zoo', 'farm'],
    ['Starfish', 'goldfish'],
    ['The Lion King', 'and'],
    ['Many hands make light work', 'light'],
    ['Snow White', 'the queen and a mirror on the wall in the snow'],
    ['Hot dog', 'x'.repeat(5000)],
  ])('%s: %s', (answer, guess) => {
    expect(judgeRiddleGuess(guess, riddle(answer))).toBe('wrong')
  })
})

test.each(['', '   ', '?!', ' … '])('nothing is %j', (guess) => {
  expect(judgeRiddleGuess(guess, riddle('Up'))).toBe('empty')
})

test('every riddle takes its own names, and none that belongs to another riddle', () => {
  const riddles = readRiddles()
  for (const one of riddles) {
    for (const name of [one.answer, ...one.alsoRight]) {
      const taken = riddles.filter((other) => judgeRiddleGuess(name, other) === 'right')
      expect([name, taken.map(({ answer }) => answer)]).toEqual([name, [one.answer]])
    }
  }
})
