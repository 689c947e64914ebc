import { isJunior, stepOf, type LevelId } from '@emojigma/engine/levels.ts'
import { INK, PLUM, SUN } from './colours.ts'
import { DIE_FACES } from './die-faces.ts'
import { fixed, inset, roundedBox, type Box } from './shapes.ts'

/** A level as a die, as the pages draw it: round dots on sun for Junior, diamonds on plum for Next Level. A light edge parts it from a
 *  ground of its own colour.
 *  @param box a square */
export function levelDie(levelId: LevelId, box: Box): string {
  const { x, y, width } = box
  const isRound = isJunior(levelId)
  const size = width * (isRound ? 0.085 : 0.13)
  const marks = (DIE_FACES[stepOf(levelId)] ?? []).map(([column, row]) => {
    const [cx, cy] = [x + width / 2 + column * width * 0.235, y + width / 2 + row * width * 0.235]
    if (isRound) return `<circle cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(size)}"/>`
    return `<path d="M${fixed(cx)} ${fixed(cy - size)}l${fixed(size)} ${fixed(size)}l-${fixed(size)} ${fixed(size)}l-${fixed(size)} -${fixed(size)}z"/>`
  })
  return (
    roundedBox(box, width * 0.26, 'fill="#fff"') +
    roundedBox(inset(box, width * 0.05), width * 0.22, `fill="${isRound ? SUN : PLUM}"`) +
    `<g fill="${isRound ? INK : '#fff'}">${marks.join('')}</g>`
  )
}
