import { useLocation } from 'react-router'
import type { Preload } from '../../../platform/navigation/page.ts'
import { preloadArticle } from './api.ts'
import { LoadedArticle } from './LoadedArticle.tsx'

export const preload: Preload = async (request) => {
  await preloadArticle(request, request.pathname)
  return undefined
}

export function Component() {
  const { pathname } = useLocation()
  return <LoadedArticle path={pathname} />
}
