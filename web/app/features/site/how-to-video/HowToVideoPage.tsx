import { preloadArticle } from '../articles/api.ts'
import { ArticleFetched } from '../articles/ArticleFetched.tsx'
import type { Preload } from '../../../platform/navigation/page.ts'
import { HowToSteps } from './HowToSteps.tsx'

const PATH = '/howToVideo'

export const preload: Preload = async (request) => {
  await preloadArticle(request, PATH)
  return undefined
}

/** Pictures that show step by step how puzzles are solved, and their article. */
export function Component() {
  return (
    <ArticleFetched path={PATH}>
      <HowToSteps />
    </ArticleFetched>
  )
}
