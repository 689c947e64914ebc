import { expect, test } from 'vitest'
import { kindOf } from '../kinds.ts'
import { ALL_LEVEL_IDS } from '../levels.ts'
import { generateDaily } from '../daily.ts'
import { SLOTS } from '../day.ts'
import { SKILLS, type Skill } from '../skills.ts'
import { CURRICULA, type Curriculum, levelsByStandard, standardsOfLevel, standardsOfSkill, type Standards } from './curriculum.ts'

const all = [...ALL_LEVEL_IDS.map(standardsOfLevel), ...SKILLS.map(standardsOfSkill)]

test('every level has standards in every curriculum, and every skill of sums but for numbers below zero and letters', () => {
  const ofSums = new Set(
    Array.from({ length: 30 }, (_, day) => day).flatMap((day) =>
      SLOTS.flatMap(({ typeId }, slot) => (typeId < 4 ? kindOf(typeId).skills(generateDaily(day, slot, 0).question) : [])),
    ),
  )
  const missing = (standards: Standards) => CURRICULA.filter((curriculum) => standards[curriculum].length === 0)
  expect(ALL_LEVEL_IDS.flatMap((levelId) => missing(standardsOfLevel(levelId)))).toEqual([])
  const missingOfSkills = SKILLS.filter((skill) => ofSums.has(skill)).map((skill): [Skill, readonly Curriculum[]] => [
    skill,
    missing(standardsOfSkill(skill)),
  ])
  expect(missingOfSkills.filter(([, curricula]) => curricula.length > 0)).toEqual([
    ['Numbers below zero', ['spain']],
    ['Spelling by numbers', [...CURRICULA]],
  ])
})

test('standards are spelled as their curriculum spells them', () => {
  const FORMS = {
    commonCore: /^(?:K|[1-8])\.(?:CC|OA|NS|EE)\.[A-D]\.\d[a-c]?$/,
    england: /^(?:Reception|Year [1-6]): [A-Z][a-z ,]+$/,
    spain: /^(?:1\.er|2\.º|3\.er) ciclo: [AD]\.\d [A-Z][a-zé ]+$/,
  } as const
  for (const curriculum of CURRICULA) {
    const wrong = all.flatMap((standards) => standards[curriculum]).filter((standard) => !FORMS[curriculum].test(standard))
    expect(wrong).toEqual([])
  }
})

test('each standard of a level leads back to it, and to no other level', () => {
  for (const curriculum of CURRICULA) {
    for (const [standard, levels] of levelsByStandard(curriculum)) {
      expect(levels).toEqual(ALL_LEVEL_IDS.filter((levelId) => standardsOfLevel(levelId)[curriculum].includes(standard)))
    }
    const known = ALL_LEVEL_IDS.flatMap((levelId) => standardsOfLevel(levelId)[curriculum])
    expect(new Set(levelsByStandard(curriculum).keys())).toEqual(new Set(known))
  }
})

test('a skill has the standards that are about it', () => {
  expect(standardsOfSkill('Simultaneous equations').commonCore).toEqual(['8.EE.C.8b'])
  expect(standardsOfSkill('Equal groups').spain).toEqual(['2.º ciclo: A.3 Sentido de las operaciones'])
  expect(all.flatMap(({ spain }) => spain).filter((standard) => /Pensamiento computacional|Cantidad/.test(standard))).toEqual([])
})

test('years do not go down from level to level', () => {
  const years = ALL_LEVEL_IDS.map((levelId) =>
    Math.max(...standardsOfLevel(levelId).england.map((standard) => Number(/Year (\d)/.exec(standard)?.[1] ?? 0))),
  )
  expect(years.toSorted((one, other) => one - other)).toEqual(years)
})
