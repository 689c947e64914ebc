import { expect, test } from 'vitest'
import { generateDaily } from '../daily.ts'
import { SLOTS } from '../day.ts'
import { placeOf } from './strand-of.ts'
import { strandNamed } from './strands.ts'

test('every published puzzle has a place among the strands: a step of its own kind, as near to its level as there is', () => {
  for (const slot of SLOTS.keys()) {
    const { question, levelId } = generateDaily(2500, slot, 0)
    const place = placeOf(question, levelId)
    const steps = strandNamed(place?.strand ?? '')?.steps ?? []
    const step = steps[(place?.step ?? 0) - 1]
    expect(step?.typeId).toBe(question.typeId)
    const nearest = steps.find((one) => one.levelId === levelId) ?? step
    expect(step?.levelId).toBe(nearest?.levelId)
  }
})
