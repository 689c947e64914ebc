import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { emojiName } from './emoji-name.ts'
import { faultInWords } from '@emojigma/messages/words/faults.ts'
import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { LevelName } from '../../ui/pictures/Die.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './MadeVerdict.module.css'

interface MadeVerdictProps {
  readonly question: MadeQuestion | undefined
  readonly check: MadeCheck | undefined
  /** Why the question is incomplete. */
  readonly gaps: readonly string[]
}

/** The engine's verdict on the puzzle: its answer and level, or its faults in words that can be checked. */
export function MadeVerdict({ question, check, gaps }: MadeVerdictProps) {
  return (
    <div className={styles['verdict']} aria-live="polite" data-kind={check?.kind ?? 'open'}>
      {check?.kind === 'good' && question ? (
        <p>
          <Icon name="check" />{' '}
          <ParaglideMessage
            message={m['made_verdict.it_is_at']}
            markup={{
              strong: () => (
                <strong>
                  {m['made_verdict.one_answer']({ answer: (question.typeId === 1 ? check.answer.replace('-', '−') : undefined) ?? 'none' })}
                </strong>
              ),
            }}
          />{' '}
          <LevelName levelId={check.levelId} />
        </p>
      ) : (
        <ul>
          {gaps.map((why) => (
            <li key={why}>{why}</li>
          ))}
          {check?.kind === 'faulty' &&
            question &&
            check.faults.map((fault) => {
              const words = faultInWords(fault, question, emojiName)
              return <li key={words}>{words}</li>
            })}
        </ul>
      )}
    </div>
  )
}
