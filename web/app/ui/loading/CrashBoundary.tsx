import { Component, type ReactNode } from 'react'
import { pageBroke } from '../../platform/browser/breakage.ts'

interface CrashBoundaryProps {
  /** A new value, such as another path, tries again. */
  readonly at: string
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shows a fallback for children that throw while rendering or whose code cannot be loaded, and reports the error. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { hasCrashed: false, at: undefined }

  static getDerivedStateFromError(): Partial<CrashState> {
    return { hasCrashed: true }
  }

  static getDerivedStateFromProps({ at }: CrashBoundaryProps, before: CrashState): CrashState {
    return at === before.at ? before : { hasCrashed: false, at }
  }

  override componentDidCatch(error: unknown): void {
    pageBroke(error)
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children
  }
}

interface CrashState {
  readonly hasCrashed: boolean
  readonly at: string | undefined
}
