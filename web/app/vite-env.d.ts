/// <reference types="vite/client" />

declare module 'virtual:built-assets' {
  /** Names the build. */
  export const build: string
  export const manifest: Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; assets?: string[] }>
  /** Text of each stylesheet by its file name. */
  export const styles: Record<string, string>
}
