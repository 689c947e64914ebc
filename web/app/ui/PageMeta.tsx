import { useLocation } from 'react-router'
import { useSiteSettings } from '../browser/site-settings.ts'

export interface PageMetaProps {
  /** Without the product's name, which is added. */
  readonly title: string
  readonly description: string
  /** The page's own path, where its address may be written otherwise; by default the address as it is. */
  readonly path?: string | undefined
  /** Path of the picture that a shared link shows. */
  readonly picture?: string | undefined
  /** A page that search engines should pass over. */
  readonly isHidden?: boolean
}

/** Title, description and Open Graph tags; React moves them into the head.
 *  Must be the first thing a page renders, so that the server finds them at the beginning of its markup. */
export function PageMeta({ title, description, path, picture, isHidden = false }: PageMetaProps) {
  const { origin } = useSiteSettings()
  const { pathname } = useLocation()
  const url = `${origin}${path ?? pathname}`
  const fullTitle = `${title} · Emojigma`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content="Emojigma" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={`${origin}${picture}`} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      <link rel="canonical" href={url} />
    </>
  )
}
