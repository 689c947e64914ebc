import { preloadArticle } from '../../articles/api.ts'
import { ArticleFetched } from '../../articles/components/ArticleFetched.tsx'
import type { Preload } from '../../navigation/page.ts'
import { HowToVideo } from '../components/HowToVideo.tsx'
import { Transcript } from '../components/Transcript.tsx'

const PATH = '/howToVideo'

export const preload: Preload = async (request) => {
  await preloadArticle(request, PATH)
  return undefined
}

/** An animation that shows how puzzles are solved, all that it says in words, and its article. */
export function Component() {
  return (
    <ArticleFetched path={PATH}>
      <HowToVideo />
      <Transcript />
    </ArticleFetched>
  )
}
