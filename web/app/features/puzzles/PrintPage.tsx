import { m } from '@emojigma/messages'
import { paperNames } from '@emojigma/messages/words/papers.ts'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { questionSvgPath, TODAYS_FIVE, todaysFivePath, type FiveBand } from '@emojigma/contract/puzzles/pictures.ts'
import { PAPERS } from '@emojigma/contract/rules/worksheets.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { isBoardType } from '@emojigma/engine/types.ts'
import { Link, useSearchParams } from 'react-router'
import { inLanguage } from '../../platform/browser/language-address.ts'
import type { Preload } from '../../platform/navigation/page.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { formatDay } from '../../ui/day-format.ts'
import { TYPE_WORDS } from './puzzle-words.ts'
import { preloadTodaysPuzzles, todaysPuzzle, useTodaysPuzzles } from './todays-puzzles.ts'
import styles from './PrintPage.module.css'

const BANDS: Readonly<Record<FiveBand, string>> = { junior: m['puzzles.age_4'](), next: m['puzzles.age_7']() }

export const preload: Preload = preloadTodaysPuzzles

/** Five of today's puzzles without their answers, and the files that print them.
 *  Source: docs/product.md, Print today's five */
export function Component() {
  const { answer, day } = useTodaysPuzzles()
  const [search] = useSearchParams()
  const band = search.get('band') === 'junior' ? 'junior' : 'next'
  const name = BANDS[band]
  const { data: puzzles } = answer
  const five = puzzles && TODAYS_FIVE[band].flatMap(([typeId, levelId]) => todaysPuzzle(puzzles, typeId, levelId) ?? [])
  return (
    <div className="page">
      <PageMeta title={m['print.print_todays_five']()} description={m['print.description']()} />
      <div className={styles['choice']}>
        <h1>{m['print.print_todays_five']()}</h1>
        <p className="lead muted">{m['print.introduction']()}</p>
        <p className={styles['onPaper']}>{m['print.from_file']()}</p>
        <nav aria-label={m['ui.for_whom']()} className={styles['bands']}>
          {(['junior', 'next'] as const).map((key) => (
            <Link key={key} to={`${PATHS.printToday}?band=${key}`} replace aria-current={key === band ? 'page' : undefined}>
              {BANDS[key]}
            </Link>
          ))}
        </nav>
        <p className={styles['bands']} data-control>
          {PAPERS.map((paper) => (
            <a key={paper} className={styles['file']} href={inLanguage(todaysFivePath(band, paper))} target="_blank" rel="noopener">
              <Icon name="worksheet" /> {m['print.print_on']({ paper: paperNames[paper] })}
            </a>
          ))}
        </p>
      </div>
      {five ? (
        <article className={styles['sheet']} aria-label={m['print.todays_five']({ name })}>
          <header>
            <h2>{m['print.emojigma_todays_five']()}</h2>
            <p>
              {m['print.name']({ name, day: formatDay(dayDate(day)) })} <span className={styles['line']} />
            </p>
          </header>
          <ol>
            {five.map((puzzle) => (
              <PrintedPuzzle key={puzzle.id} puzzle={puzzle} />
            ))}
          </ol>
        </article>
      ) : answer.isError ? (
        <Failed onRetry={answer.refetch} />
      ) : (
        <Spinner />
      )}
    </div>
  )
}

function PrintedPuzzle({ puzzle: { id, typeId, levelId, text } }: { readonly puzzle: PuzzleView }) {
  return (
    <li>
      <h3>
        {nameWords.kinds[typeId]}, {nameWords.levels[levelId]} <small>{m['ui.puzzle_number']({ id })}</small>
      </h3>
      <img src={inLanguage(questionSvgPath(id, levelId))} alt={text} />
      <p>
        {TYPE_WORDS[typeId].task} {!isBoardType(typeId) && <span className={styles['line']} />}
      </p>
    </li>
  )
}
