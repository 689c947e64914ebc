import type { PageBundle, RenderPage } from '@emojigma/contract/site/pages.ts'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/** Loads the built pages.
 *  @param english the bundle in English; each other language has one in a folder beside it, loaded with its first page
 *  @returns renders pages in every language that was built, and in English for any other */
export async function loadPageBundle(english: URL): Promise<PageBundle> {
  const bundle = await bundleAt(english)
  const renderPage: RenderPage = async (request) => {
    const { language = 'en' } = request
    const own = new URL(`${language}/${basename(english.pathname)}`, english)
    const { renderPage: render } = existsSync(own) ? await bundleAt(own) : bundle
    return render(request)
  }
  return { ...bundle, renderPage }
}

async function bundleAt({ href }: URL): Promise<PageBundle> {
  return (await import(href)) as PageBundle
}
