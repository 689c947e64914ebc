import { m } from '@emojigma/messages'
import type { MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { counted } from '@emojigma/messages/grammar.ts'
import { Failed, type Answer } from '../../../ui/loading/Fetched.tsx'
import { Section } from '../../../ui/Section.tsx'
import { byKind, byLevel } from './numbers.ts'
import { KindChart } from './KindChart.tsx'
import styles from './YourNumbers.module.css'

const NOTHING: MyNumbers['Numbers'] = []

/** What was solved in the last weeks, by kind as charts and by kind and level as a table.
 *  Source: docs/product.md, My days */
export function YourNumbers({ answer: { data, isError, refetch } }: { readonly answer: Answer<MyNumbers> }) {
  const told = data?.Numbers ?? NOTHING
  const [kinds, levels] = [byKind(told), byLevel(told)]
  const most = Math.max(...kinds.flatMap(({ weeks }) => weeks.map(({ solved }) => solved)))
  return (
    <Section id="numbers" title={m['your_numbers.your_numbers']()} text={m['your_numbers.chart_label']({ numberWeeks: NUMBER_WEEKS })}>
      {isError && !data && <Failed onRetry={refetch} />}
      <div className={styles['numbers']} aria-busy={data === undefined && !isError}>
        <div>
          <div className={styles['charts']}>
            {kinds.map((kind) => (
              <KindChart key={kind.typeId} kind={kind} most={most} />
            ))}
          </div>
          <p className={styles['key']}>
            <span data-part="first">{m['ui.first_try_right']()}</span>
            <span data-part="later">{m['your_numbers.later']()}</span>
            <span>{m['your_numbers.chart_hint']()}</span>
          </p>
        </div>
        <div className={styles['wrap']}>
          <table className={styles['table']}>
            <caption className="visually-hidden">{m['your_numbers.by_kind']()}</caption>
            <thead>
              <tr>
                {[m['ui.kind_and_level'](), m['ui.solved_puzzles'](), m['ui.first_try'](), m['ui.with_hints']()].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {levels.map(({ name, solved, firstTry, hinted }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{counted(solved)}</td>
                  <td>{counted(firstTry)}</td>
                  <td>{counted(hinted)}</td>
                </tr>
              ))}
              {levels.length === 0 && (
                <tr>
                  <td colSpan={4}>
                    {data ? m['your_numbers.empty']() : isError ? m['your_numbers.not_known_just_now']() : m['ui.loading']()}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  )
}
