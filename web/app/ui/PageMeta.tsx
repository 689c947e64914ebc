import { useSiteSettings } from '../platform/browser/site-settings.ts'

export interface PageMetaProps {
  /** Without the product's name, which is added. */
  readonly title: string
  readonly description: string
  /** The page's own path, where its route does not say it. */
  readonly path?: string | undefined
  /** Path of the picture that a shared link shows. */
  readonly picture?: string | undefined
  /** A page that search engines should pass over. */
  readonly isHidden?: boolean
}

/** What only the page knows of itself; React moves it into the head. What search engines and other sites read besides, the server draws
 *  from it.
 *  Must be the first thing a page renders, so that the server finds it at the beginning of its markup. */
export function PageMeta({ title, description, path, picture, isHidden = false }: PageMetaProps) {
  const { origin } = useSiteSettings()
  return (
    <>
      <title>{`${title} · Emojigma`}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      {picture && <meta property="og:image" content={origin + picture} />}
      {path && <link rel="canonical" href={origin + path} />}
    </>
  )
}
