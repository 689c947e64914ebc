import { preloadArticle } from '../articles/api.ts'
import { LoadedArticle } from '../articles/LoadedArticle.tsx'
import type { Preload } from '../../../platform/navigation/page.ts'
import { HowToSteps } from './HowToSteps.tsx'

const PATH = '/howToVideo'

export const preload: Preload = async (request) => {
  await preloadArticle(request, PATH)
  return undefined
}

/** The how-to steps with their article. */
export function Component() {
  return (
    <LoadedArticle path={PATH}>
      <HowToSteps />
    </LoadedArticle>
  )
}
