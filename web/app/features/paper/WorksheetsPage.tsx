import { useLocation } from 'react-router'
import { preloadArticle } from '../site/articles/api.ts'
import { LoadedArticle } from '../site/articles/LoadedArticle.tsx'
import type { Preload } from '../../platform/navigation/page.ts'
import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { access } from '@emojigma/contract/rules/page-access.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useMayBeChild } from '../../platform/session/likely-child.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { WorksheetComposer } from './WorksheetComposer.tsx'
import styles from './OwnWorksheets.module.css'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { printedSheetPath, samplePdfPath, sampleSheetPath, type SampleSheet } from '@emojigma/contract/puzzles/pictures.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { useClassesToPrintFor } from './classes-to-print-for.ts'
import cardStyles from './SampleSheetCard.module.css'

const WORDS: Readonly<Record<SampleSheet, { readonly picture: string; readonly link: string }>> = {
  sample: {
    picture: m['sample_sheet_card.sample'](),
    link: m['sample_sheet_card.open_the_free_sheet'](),
  },
  christmas: {
    picture: m['sample_sheet_card.a_sheet_with_lines2'](),
    link: m['sample_sheet_card.open_christmas'](),
  },
}

/** A sample sheet's picture with links to print it.
 *  Source: docs/product.md, Worksheets */
function SampleSheetCard({ sheet }: { readonly sheet: SampleSheet }) {
  const { picture, link } = WORDS[sheet]
  return (
    <div className={cardStyles['card']}>
      <img src={inLanguage(sampleSheetPath(sheet))} alt={picture} width="794" height="1123" />
      <p>
        <a className={cardStyles['open']} href={inLanguage(printedSheetPath(sheet))} target="_blank" rel="noopener">
          <Icon name="worksheet" /> {link}
        </a>
        <a className={cardStyles['open']} href={inLanguage(samplePdfPath(sheet))} download>
          <Icon name="download" /> {m['sample_sheet_card.download_it_as_pdf']()}
        </a>
        <span className="small muted">{m['sample_sheet_card.how_to']()}</span>
      </p>
    </div>
  )
}

export const preload: Preload = async (request) => {
  await preloadArticle(request, request.pathname)
  return undefined
}

/** The worksheets page: an article, a free sample sheet, and the worksheet form; at Christmas a sheet of its own.
 *  Source: docs/product.md, Worksheets */
export function Component() {
  const { pathname } = useLocation()
  const isChristmas = /christmas/i.test(pathname)
  return (
    <LoadedArticle path={pathname}>
      <SampleSheetCard sheet={isChristmas ? 'christmas' : 'sample'} />
      {!isChristmas && <OwnWorksheets />}
    </LoadedArticle>
  )
}

/** The worksheet form if the plan or a class of another teacher includes it; else the plans, but not for likely children.
 *  Source: docs/product.md, Worksheets */
export function OwnWorksheets() {
  const { kind } = access('WORKSHEET', useVisitor())
  const mayBeChild = useMayBeChild()
  const { classes, isLoading } = useClassesToPrintFor()
  const isOpen = kind === 'open' || classes.length > 0
  if (!isOpen && mayBeChild) return null
  return (
    <section className={styles['own']} aria-labelledby="own-worksheets">
      <h2 id="own-worksheets">{m['own_worksheets.make_your_own']()}</h2>
      {isOpen ? (
        <WorksheetComposer />
      ) : isLoading ? (
        <Spinner />
      ) : (
        <>
          <p>
            <ParaglideMessage
              message={m['own_worksheets.plan_needed']}
              markup={{ strong: ({ children }) => <strong>{children}</strong> }}
            />
          </p>
          <p>
            <ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}
