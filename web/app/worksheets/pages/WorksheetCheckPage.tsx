import { puzzleFromWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { useParams } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { worksheetsApi } from '../api.ts'
import { CheckedPuzzle } from '../components/CheckedPuzzle.tsx'
import styles from './WorksheetCheckPage.module.css'

/** Where a sheet of paper is checked, by whoever holds it: what is typed stays on the device.
 *  Source: docs/product.md, Worksheets */
export function Component() {
  const { code = '' } = useParams()
  const { data, isError, error } = worksheetsApi.useGetWorksheetCheckQuery(code)
  const isUnknown = error && 'status' in error && (error.status === 404 || error.status === 400)
  return (
    <div className="page">
      <PageMeta title="Check a worksheet" description="Check the answers of your Emojigma worksheet." isHidden />
      <h1>Check your worksheet{data?.Variant === undefined ? '' : ` · Sheet ${data.Variant}`}</h1>
      {data ? (
        <>
          <p>Type what you wrote on your sheet. Your answers stay on this device.</p>
          <ol className={styles['list']}>
            {data.Puzzles.map(puzzleFromWire).map((puzzle, index) => (
              <CheckedPuzzle key={puzzle.id} puzzle={puzzle} number={index + 1} />
            ))}
          </ol>
        </>
      ) : isError ? (
        <>
          <Notice tone="error">
            <p>
              {isUnknown
                ? 'There is no worksheet with this code. Compare the address with the one on your sheet, letter by letter.'
                : 'The worksheet can’t be fetched just now. Please try again in a moment.'}
            </p>
          </Notice>
          <p>
            <ButtonLink to={PATHS.today}>Today’s puzzles</ButtonLink>
          </p>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  )
}
