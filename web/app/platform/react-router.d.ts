import type { NavigateOptions, To } from 'react-router'

declare module 'react-router' {
  /** The promise of React Router tells when the navigation has ended. Nothing here waits for that. */
  interface NavigateFunction {
    (to: To, options?: NavigateOptions): void
    (delta: number): void
  }
}
