import { m } from '@emojigma/messages'
import * as strandWords from '@emojigma/messages/words/strands.ts'
import { FIRST_NUMBER_STEPS } from '@emojigma/engine/practice/first-numbers.ts'
import { STRAND_GROUPS, STRANDS, type Strand } from '@emojigma/engine/practice/strands.ts'
import { Link } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useProgress } from '../../platform/session/progress/use-progress.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { TYPE_NAMES, TypeMark } from '../../ui/pictures/TypeMark.tsx'
import { FIRST_NUMBERS } from './api.ts'
import { Steps } from './Steps.tsx'
import styles from './PracticePage.module.css'

/** Every strand, from young to old, with this player's progress.
 *  Source: docs/product.md, Practise */
export function Component() {
  const { items } = useProgress('strands')
  return (
    <div className="page">
      <PageMeta title={m['ui.practise']()} description={m['practice.description']()} path={PATHS.practise} />
      <header className={styles['head']}>
        <h1>{m['ui.practise']()}</h1>
        <p className="lead muted">{m['practice.introduction']()}</p>
        <p>
          <Link to={PATHS.mixedFive}>{m['mixed_five.title']()}</Link> {m['mixed_five.introduction']()}
        </p>
      </header>
      {STRAND_GROUPS.map((group) => (
        <section key={group} className={styles['group']} aria-labelledby={slugOf(group)}>
          <h2 id={slugOf(group)}>{strandWords.groups[group]}</h2>
          <ul className={styles['strands']}>
            {group === 'first' && (
              <li>
                <FirstNumbersCard filled={filledOf(items.get(FIRST_NUMBERS)?.value)} />
              </li>
            )}
            {STRANDS.filter((strand) => strand.group === group).map((strand) => (
              <li key={strand.id}>
                <StrandCard strand={strand} filled={filledOf(items.get(strand.id)?.value)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Detective />
      <p className="muted">
        {m['practice.for_grown_ups']()} <Link to={PATHS.curriculum}>{m['curriculum.title']()}</Link>
      </p>
    </div>
  )
}

const CASES = [
  { path: PATHS.findTheMistake, name: m['ui.find_the_mistake'](), about: m['detective.one_step_is_wrong'](), typeId: 1 },
  { path: PATHS.enoughToKnow, name: m['ui.enough_to_know'](), about: m['detective.is_it_solvable'](), typeId: 2 },
] as const

/** Today's puzzles in which something is not as it should be. */
function Detective() {
  return (
    <section className={styles['group']} aria-labelledby="detective">
      <h2 id="detective">{m['detective.title']()}</h2>
      <ul className={styles['strands']}>
        {CASES.map(({ path, name, about, typeId }) => (
          <li key={path}>
            <Link className={styles['strand']} to={path} data-type={TYPE_NAMES[typeId]}>
              <span className={styles['name']}>
                <TypeMark typeId={typeId} />
                <strong>{name}</strong>
              </span>
              <span className="muted">{about}</span>
              <span className="small">{m['detective.ages']()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StrandCard({ strand: { id, steps }, filled }: { readonly strand: Strand; readonly filled: number }) {
  const { name, about } = strandWords.strands[id]
  const typeId = steps[0]?.typeId ?? 1
  return (
    <Link className={styles['strand']} to={`${PATHS.practise}/${id}`} data-type={TYPE_NAMES[typeId]}>
      <span className={styles['name']}>
        <TypeMark typeId={typeId} />
        <strong>{name}</strong>
      </span>
      <span className="muted">{about}</span>
      <Steps count={steps.length} filled={filled} />
    </Link>
  )
}

function FirstNumbersCard({ filled }: { readonly filled: number }) {
  return (
    <Link className={styles['strand']} to={PATHS.firstNumbers} data-type={TYPE_NAMES[1]}>
      <span className={styles['name']}>
        <TypeMark typeId={1} />
        <strong>{m['first_numbers.title']()}</strong>
      </span>
      <span className="muted">{m['first_numbers.about']()}</span>
      <Steps count={FIRST_NUMBER_STEPS.length} filled={filled} />
    </Link>
  )
}

/** @param step the player's; undefined or 0 = not started */
function filledOf(step: number | undefined): number {
  return step ? step - 1 : 0
}

function slugOf(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-')
}
