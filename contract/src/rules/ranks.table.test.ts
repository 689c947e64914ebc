import { creatures } from '@emojigma/messages/words/ranks.ts'
import { expect, test } from 'vitest'
import { RANK_THRESHOLDS, RANKS, rankIndex, rankProgress } from './ranks.ts'

/** Above which score each rank begins, and its name. */
const TABLE = `
0 Ant|100 Ladybug|200 Snail|350 Cricket|500 Caterpillar|750 Beetle|1000 Bee|1300 Butterfly|1600 Shrimp|2000 Mouse
2500 Chick|3000 Frog|3600 Lizard|4300 Hamster|5000 Crab|6000 Tropical Fish|7000 Pufferfish|8000 Chipmunk|9000 Hedgehog|10000 Duck
11200 Turtle|12500 Rabbit|14000 Bat|16000 Lobster|18000 Jellyfish|20000 Goose|22400 Parrot|25000 Raccoon|28000 Badger|31500 Otter
35500 Beaver|40000 Cat|45000 Penguin|50000 Flamingo|56000 Peacock|63000 Swan|71000 Owl|80000 Fox|90000 Dog|100000 Koala
112000 Monkey|125000 Goat|140000 Ram|160000 Llama|180000 Deer|200000 Kangaroo|224000 Seal|250000 Octopus|280000 Camel|315000 Moose
355000 Zebra|400000 Horse|450000 Panda|500000 Dolphin|560000 Wolf|630000 Leopard|710000 Eagle|800000 Giraffe|900000 Hippo|1000000 Crocodile
1120000 Rhino|1250000 Bison|1400000 Gorilla|1600000 Bear|1800000 Polar Bear|2000000 Shark|2240000 Tiger|2500000 Elephant|2800000 Lion|3150000 Whale
3550000 Mammoth|4000000 Sauropod|4500000 T. Rex|5000000 Dragon|5600000 Unicorn|6300000 Unicorn|7100000 Unicorn|8000000 Unicorn|9000000 Unicorn|10000000 Unicorn`
  .trim()
  .split(/[\n|]/)
  .map((entry) => ({ threshold: Number.parseInt(entry, 10), name: entry.replace(/^\d+ /, '') }))

test('every rank has its name and begins above its score', () => {
  expect(RANKS.map(({ threshold, emoji }) => ({ threshold, name: creatures[emoji] }))).toEqual(TABLE)
  expect(RANKS.map(({ number }) => number)).toEqual(TABLE.map((_, index) => index + 1))
  expect([...RANK_THRESHOLDS]).toEqual(TABLE.map(({ threshold }) => threshold))
})

test('the score of a threshold still has the rank before, and the next score the new one', () => {
  for (const [index, { threshold }] of TABLE.entries()) {
    expect([threshold - 10, threshold, threshold + 10].map(rankIndex)).toEqual([index, index, index + 1])
  }
})

test('before the first puzzle there is no rank, and ten points to go', () => {
  expect(rankProgress(0)).toEqual({ rank: undefined, next: RANKS[0], pointsToNext: 10, share: 0 })
})

test('the way to the next rank runs from one threshold to just above the other', () => {
  // From Ant at more than 0 to Ladybug at 110.
  expect(rankProgress(50)).toMatchObject({ rank: { emoji: 'ant' }, next: { emoji: 'lady-beetle' }, pointsToNext: 60, share: 50 / 110 })
  expect(rankProgress(100)).toMatchObject({ rank: { emoji: 'ant' }, pointsToNext: 10, share: 100 / 110 })
  expect(rankProgress(110)).toMatchObject({ rank: { emoji: 'lady-beetle' }, next: { emoji: 'snail' }, pointsToNext: 100, share: 10 / 110 })
  expect(rankProgress(10_000_000)).toMatchObject({ rank: { number: 79 }, next: { number: 80 }, pointsToNext: 10 })
  expect(rankProgress(10_000_010)).toMatchObject({ rank: { number: 80, stars: 5 }, next: undefined, pointsToNext: 0, share: 1 })
})

test('six colours come in turn, through to the last', () => {
  expect(RANKS.map(({ colour }) => colour)).toEqual(TABLE.map((_, index) => index % 6))
})
