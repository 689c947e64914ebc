import { useEffect, type ComponentProps, type MouseEvent } from 'react'
import { inLanguage } from '../language-address.ts'
import { pathOf, written } from './location.ts'
import { useLocation, useNavigate, type NavigateOptions } from './router.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  /** Where it leads; what is left out of its beginning stays as it is. */
  readonly to: string
}

/** A link to another page of the site, which is gone to without loading everything anew. With a modifier key or another button the browser
 *  does what it always does. */
export function Link({ to, replace, state, onClick, target, children, ...rest }: LinkProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const address = written(pathOf(to, location.pathname))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    // To the address in the bar: going back is not to lead here again.
    navigate(to, { replace: replace ?? address === written(location), state })
  }
  return (
    <a {...rest} href={inLanguage(address)} target={target} onClick={follow}>
      {children}
    </a>
  )
}

/** Whether a click asks for nothing but to go there. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Goes elsewhere as soon as it is drawn. */
export function Navigate({ to, replace, state }: Pick<LinkProps, 'to' | 'replace' | 'state'>) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
