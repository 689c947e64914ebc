import type { OperatorOverview } from '@emojigma/contract/operator/operator.ts'
import { Link } from 'react-router'
import { puzzlePath } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { countWritten, timeWritten } from './written.ts'
import styles from './Flags.module.css'

type Flag = OperatorOverview['Flags'][number]

interface FlagsProps {
  readonly flags: readonly Flag[]
  readonly onClear: (flag: Flag) => void
}

/** Players who are off the public boards, each with what was counted against them. */
export function Flags({ flags, onClear }: FlagsProps) {
  return (
    <ul className={styles['flags']}>
      {flags.map((flag) => (
        <li key={flag.FlagId} className={styles['flag']}>
          <div className={styles['head']}>
            <div>
              <h3>{flag.Nickname || 'No nickname'}</h3>
              <p className="muted">
                {flag.Rule} · {timeWritten(flag.RaisedAt)}
              </p>
              <p className={styles['id']}>{flag.AccountId}</p>
            </div>
            <Button onClick={() => onClear(flag)} aria-label={`Put back ${flag.Nickname || 'this player'}`}>
              Put back
            </Button>
          </div>
          <dl className={styles['evidence']}>
            {flag.Evidence.map(({ Name, Value }) => (
              <div key={Name}>
                <dt>{NAMES[Name] ?? Name}</dt>
                <dd>{Name === 'puzzleId' ? <Link to={puzzlePath(Value)}>{Value}</Link> : evidenceWritten(Name, Value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const NAMES: Readonly<Record<string, string>> = { puzzleId: 'at puzzle', atMs: 'at', score: 'all together' }

function evidenceWritten(name: string, value: number): string {
  return name === 'atMs' ? timeWritten(new Date(value).toISOString()) : countWritten(value)
}
