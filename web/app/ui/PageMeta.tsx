import { useSiteSettings } from '../platform/browser/site-settings.ts'

export interface PageMetaProps {
  /** Without the product's name, which this adds. */
  readonly title: string
  readonly description: string
  /** The page's own path, where its route has parameters. */
  readonly path?: string | undefined
  /** Path of the picture that a shared link shows. */
  readonly picture?: string | undefined
  /** A page that search engines should pass over. */
  readonly isHidden?: boolean
}

/** The page's own title and meta tags; React hoists them into the head, and the server derives the other tags for search engines from them.
 *  Must be the first thing that a page renders: the server looks for it at the start of the markup. */
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
