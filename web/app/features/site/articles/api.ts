import type { Article } from '@emojigma/content/article.ts'
import { slugs } from 'virtual:article-addresses'
import { api } from '../../../platform/api.ts'
import type { PreloadRequest } from '../../../platform/navigation/page.ts'

const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getArticle: build.query<Article, string>({ query: (slug) => `/content/articles/${slug}.json` }),
  }),
})

/** Puts an article into the store before server rendering.
 *  @param path any of its addresses */
export async function preloadArticle({ content, dispatch }: Pick<PreloadRequest, 'content' | 'dispatch'>, path: string): Promise<void> {
  const slug = slugOf(path)
  const article = content.articles.find((article) => article.slug === slug)
  if (article) await dispatch(articlesApi.util.upsertQueryData('getArticle', slug, article))
}

/** @param path any of its addresses */
export function useArticle(path: string) {
  return articlesApi.useGetArticleQuery(slugOf(path))
}

const slugByPath = new Map(Object.entries(slugs).map(([path, slug]) => [path.toLowerCase(), slug]))

function slugOf(path: string): string {
  return slugByPath.get(path.toLowerCase().replace(/\/$/, '')) ?? ''
}
