import { m } from '@emojigma/messages'
import * as strandWords from '@emojigma/messages/words/strands.ts'
import { STRANDS, type Strand } from '@emojigma/engine/practice/strands.ts'
import { useEffect, useRef } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useProgress } from '../../platform/session/progress/use-progress.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from './StrandSitting.module.css'

interface SittingEndProps {
  readonly strand: Strand
  /** The player's, from 1; one more than there are when all are filled. */
  readonly step: number
  /** Puzzles of this sitting that were right at the first try and without a hint. */
  readonly clean: number
  readonly count: number
  readonly onMore: () => void
}

/** The end of a sitting: what was practiced, and the one thing to do next.
 *  Source: docs/product.md, Practise */
export function SittingEnd({ strand, step, clean, count, onMore }: SittingEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { name } = strandWords.strands[strand.id]
  return (
    <section className={styles['over']} aria-labelledby="sitting-end">
      <h2 id="sitting-end" ref={heading} tabIndex={-1}>
        {m['sitting.ten']()}
      </h2>
      <p>{m['sitting.practiced']({ name, count, clean })}</p>
      {step <= strand.steps.length ? (
        <>
          <p>{m['sitting.next_ten']({ step })}</p>
          <Button variant="primary" size="large" onClick={onMore}>
            {m['sitting.ten_more']()}
          </Button>
        </>
      ) : (
        <NextSkill after={strand} />
      )}
    </section>
  )
}

/** The next skill with an open step, or the mixed five where all are filled. */
function NextSkill({ after }: { readonly after: Strand }) {
  const { items } = useProgress('strands')
  const at = STRANDS.findIndex(({ id }) => id === after.id)
  const next = [...STRANDS.slice(at + 1), ...STRANDS.slice(0, at)].find(({ id, steps }) => (items.get(id)?.value ?? 0) <= steps.length)
  return (
    <>
      <p>{next ? m['sitting.next_skill']({ name: strandWords.strands[next.id].name }) : m['sitting.next_mixed']()}</p>
      <ButtonLink variant="primary" to={next ? `${PATHS.practise}/${next.id}` : PATHS.mixedFive}>
        {m['sitting.start_skill']()}
      </ButtonLink>
    </>
  )
}
