import { m } from '@emojigma/messages'
import * as slipWords from '@emojigma/messages/words/slips.ts'
import type { AnswerGroup, LessonState } from '@emojigma/contract/classes/lessons.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './AnswerGroups.module.css'

interface AnswerGroupsProps {
  readonly state: LessonState
  readonly isTogether: boolean
}

/** The answers of a class side by side, by the slip behind them and without names; at their own pace how many solved each puzzle, and the
 *  slips so far. */
export function AnswerGroups({ state: { Groups, Solved, Seats }, isTogether }: AnswerGroupsProps) {
  return (
    <section className={styles['groups']} aria-labelledby="found">
      <h2 id="found">{m['answer_groups.what_we_found']()}</h2>
      {!isTogether && (
        <ol className={styles['list']} data-columns="">
          {Solved.map((solved, index) => (
            <li key={index} className={styles['group']} data-right="">
              <span className={styles['answer']}>{index + 1}</span>
              <Bar words={m['answer_groups.solved']()} part={solved} whole={Seats} />
            </li>
          ))}
        </ol>
      )}
      <ul className={styles['list']}>
        {Groups.map((group, index) => (
          <li key={index} className={styles['group']} data-right={group.IsRight ? '' : undefined}>
            <span className={styles['answer']}>{group.Answer ?? (group.IsRight ? <Icon name="check" /> : '…')}</span>
            <Bar words={wordsOf(group)} part={group.Students} whole={Seats} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Bar({ words, part, whole }: { readonly words: string; readonly part: number; readonly whole: number }) {
  return (
    <span className={styles['bar']}>
      <span className={styles['words']}>
        <span>{words}</span>
        <span className={styles['count']}>{m['answer_groups.of']({ count: part, seats: whole })}</span>
      </span>
      <meter min={0} max={Math.max(1, whole)} value={part} aria-hidden="true" />
    </span>
  )
}

function wordsOf({ IsRight, Slip }: AnswerGroup): string {
  if (IsRight) return m['answer_groups.right']()
  return Slip === undefined ? m['answer_groups.other']() : slipWords.slips[Slip]
}
