import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link, useLocation } from 'react-router'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { deviceId } from '../../../platform/session/device.ts'
import { PATHS, signInPath } from '../../../platform/navigation/paths.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { useGetPotentialScoreQuery } from '../account-api.ts'

/** Shows a guest how many points an account would get for the puzzles solved here, if the browser keeps them until then: in a sentence, or
 *  as one of several icons.
 *  Source: docs/product.md, Attempts and scores */
export function KeepPoints({ isIcon = false }: { readonly isIcon?: boolean }) {
  const { pathname } = useLocation()
  const isSignedIn = useIsSignedIn()
  const isKeeping = useInBrowser(onDevice.isKeeping, true)
  const { data: points = 0 } = useGetPotentialScoreQuery(deviceId(), { skip: isSignedIn })
  if (isSignedIn || points === 0) return null
  if (!isKeeping) return <p className="small">{m['keep_points.nothing_kept']()}</p>
  const path = signInPath(PATHS.register, pathname)
  if (isIcon) {
    return (
      <ButtonLink variant="quiet" to={path} aria-label={m['keep_points.offer']({ points })}>
        <Icon name="star" /> {m['ui.register']()}
      </ButtonLink>
    )
  }
  return (
    <p className="small">
      <ParaglideMessage
        message={m['keep_points.offer']}
        inputs={{ points }}
        markup={{ link: ({ children }) => <Link to={path}>{children}</Link> }}
      />
    </p>
  )
}
