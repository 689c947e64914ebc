import { m } from '@emojigma/messages'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import { challengePath } from '../../platform/navigation/paths.ts'
import { LinkAddress } from '../../ui/LinkAddress.tsx'

/** A challenge's link to hand on. */
export function ChallengeAddress({ code }: { readonly code: string }) {
  const { origin } = useSiteSettings()
  return (
    <LinkAddress
      label={m['challenge_address.link']()}
      url={`${origin}${challengePath(code)}`}
      invitation={m['challenge_address.invitation']()}
    />
  )
}
