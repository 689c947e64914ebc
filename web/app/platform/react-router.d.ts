import type { NavigateOptions, To } from 'react-router'

declare module 'react-router' {
  /** React Router returns a promise for the end of the navigation; nothing here awaits it. */
  interface NavigateFunction {
    (to: To, options?: NavigateOptions): void
    (delta: number): void
  }
}
