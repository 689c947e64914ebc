import { useLocation } from 'react-router'
import { preloadArticle } from '../site/articles/api.ts'
import { ArticleFetched } from '../site/articles/ArticleFetched.tsx'
import type { Preload } from '../../platform/navigation/page.ts'
import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { access } from '@emojigma/contract/rules/access.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useMayBeChild } from '../../platform/session/likely-child.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { WorksheetComposer } from './WorksheetComposer.tsx'
import styles from './OwnWorksheets.module.css'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { printedSheetPath, samplePdfPath, sampleSheetPath, type SampleSheet } from '@emojigma/contract/puzzles/pictures.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import sampleSheetCardStyles from './SampleSheetCard.module.css'

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

/** A picture of a sheet, and the way to print it.
 *  Source: docs/product.md, Worksheets */
function SampleSheetCard({ sheet }: { readonly sheet: SampleSheet }) {
  const { picture, link } = WORDS[sheet]
  return (
    <div className={sampleSheetCardStyles['card']}>
      <img src={inLanguage(sampleSheetPath(sheet))} alt={picture} width="794" height="1123" />
      <p>
        <a className={sampleSheetCardStyles['open']} href={inLanguage(printedSheetPath(sheet))} target="_blank" rel="noopener">
          <Icon name="worksheet" /> {link}
        </a>
        <a className={sampleSheetCardStyles['open']} href={inLanguage(samplePdfPath(sheet))} download>
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

/** What worksheets are, with a sheet that anybody may print, and those that a plan opens; at Christmas a sheet of its own.
 *  Source: docs/product.md, Worksheets */
export function Component() {
  const { pathname } = useLocation()
  const isChristmas = /christmas/i.test(pathname)
  return (
    <ArticleFetched path={pathname}>
      <SampleSheetCard sheet={isChristmas ? 'christmas' : 'sample'} />
      {!isChristmas && <OwnWorksheets />}
    </ArticleFetched>
  )
}

/** Where worksheets are put together, by those whose plan opens it; others read what a plan opens, but who may be a child.
 *  Source: docs/product.md, Worksheets */
export function OwnWorksheets() {
  const { kind } = access('WORKSHEET', useVisitor())
  const mayBeChild = useMayBeChild()
  if (kind !== 'open' && mayBeChild) return null
  return (
    <section className={styles['own']} aria-labelledby="own-worksheets">
      <h2 id="own-worksheets">{m['own_worksheets.make_your_own']()}</h2>
      {kind === 'open' ? (
        <WorksheetComposer />
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
