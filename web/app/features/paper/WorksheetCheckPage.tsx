import { m } from '@emojigma/messages'
import { puzzleFromWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { useParams } from 'react-router'
import { isMissing } from '../../platform/call.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { classNames } from '../../ui/class-names.ts'
import { worksheetsApi } from './api.ts'
import { CheckedPuzzle } from './CheckedPuzzle.tsx'
import styles from './WorksheetCheckPage.module.css'

/** Checks a printed sheet. Answers stay on the device.
 *  Source: docs/product.md, Worksheets */
export function Component() {
  const { code = '' } = useParams()
  const { data, isError, error } = worksheetsApi.useGetWorksheetCheckQuery(code)
  return (
    <div className={classNames('page', styles['body'])}>
      <PageMeta title={m['worksheet_check.check_a_worksheet']()} description={m['worksheet_check.description']()} isHidden />
      <h1>{m['worksheet_check.title']({ variant: data?.Variant ?? 'none' })}</h1>
      {data ? (
        <>
          <p>{m['worksheet_check.how_to']()}</p>
          <ol className={styles['list']}>
            {data.Puzzles.map(puzzleFromWire).map((puzzle, index) => (
              <CheckedPuzzle key={puzzle.id} puzzle={puzzle} number={index + 1} />
            ))}
          </ol>
        </>
      ) : isError ? (
        <>
          <Notice tone="error">
            <p>{isMissing(error) ? m['worksheet_check.missing']() : m['worksheet_check.unavailable']()}</p>
          </Notice>
          <p>
            <ButtonLink to={PATHS.today}>{m['ui.todays_puzzles']()}</ButtonLink>
          </p>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  )
}
