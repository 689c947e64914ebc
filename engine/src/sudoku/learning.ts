import { STRANDS } from '../practice/strands.ts'
import type { StrandId } from '../practice/strand-ids.ts'
import type { SudokuQuestion } from '../question.ts'
import type { Skill } from '../skills.ts'
import { rateEmojidoku } from '../sum-board/rate.ts'
import type { Technique } from './techniques/step.ts'

const SCANNED: ReadonlySet<Technique> = new Set<Technique>(['last in unit', 'hidden single in box', 'hidden single in line'])
const RULED_OUT: ReadonlySet<Technique> = new Set<Technique>([
  'naked single',
  'locked candidates',
  'naked pair',
  'hidden pair',
  'naked triple',
  'hidden triple',
  'group combination',
])

/** The skills that the techniques of the easiest way need. */
export function boardSkills(question: SudokuQuestion): readonly Skill[] {
  const rating = rateEmojidoku(question)
  if (rating.kind !== 'rated') return ['Scanning']
  const used = Object.keys(rating.restsOn.steps) as Technique[]
  const skills = used.map((technique): Skill => {
    if (technique === 'group rest') return 'Addition'
    if (SCANNED.has(technique)) return 'Scanning'
    return RULED_OUT.has(technique) ? 'Ruling out' : 'Patterns on the board'
  })
  if (question.sums) skills.push('Addition')
  if (question.sums?.values.includes(null)) skills.push('Finding one unknown')
  return skills.length > 0 ? skills : ['Scanning']
}

/** The strand of each technique. */
export const BY_TECHNIQUE: Readonly<Record<Technique, StrandId>> = {
  'last in unit': 'last-one',
  'hidden single in box': 'only-place',
  'hidden single in line': 'only-place',
  'naked single': 'only-emoji',
  'locked candidates': 'locked-places',
  'naked pair': 'pairs',
  'hidden pair': 'pairs',
  'naked triple': 'triples',
  'hidden triple': 'triples',
  'naked quad': 'triples',
  'X-wing': 'wings',
  swordfish: 'wings',
  'XY-wing': 'wings',
  'XYZ-wing': 'wings',
  jellyfish: 'wings',
  colouring: 'wings',
  skyscraper: 'wings',
  'two-string kite': 'wings',
  'W-wing': 'wings',
  'XY-chain': 'wings',
  'group rest': 'board-sums',
  'group combination': 'board-sums',
}

/** The hardest technique of the easiest way decides; of a pair and a wing, the wing. */
export function boardStrand(question: SudokuQuestion): StrandId | undefined {
  if (question.sums) return rateEmojidoku(question).kind === 'rated' ? 'board-sums' : undefined
  const rating = rateEmojidoku(question)
  if (rating.kind !== 'rated') return undefined
  const used = new Set(Object.keys(rating.restsOn.steps).map((technique) => BY_TECHNIQUE[technique as Technique]))
  return STRANDS.findLast(({ id }) => used.has(id))?.id ?? 'last-one'
}
