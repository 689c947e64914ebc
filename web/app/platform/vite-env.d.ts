/// <reference types="vite/client" />

declare module 'virtual:built-assets' {
  /** Hash of the build. */
  export const build: string
  export const manifest: Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; assets?: string[] }>
  /** Text of each stylesheet by its file name. */
  export const styles: Record<string, string>
}

declare module 'virtual:content' {
  import type { Article } from '@emojigma/content/article.ts'
  import type { Riddle } from '@emojigma/content/riddle.ts'

  /** Only in the page bundle for the server. */
  export const articles: readonly Article[]
  export const riddles: readonly Riddle[]
}

declare module 'virtual:article-addresses' {
  /** File name by address, for every article. */
  export const slugs: Readonly<Record<string, string>>
}
