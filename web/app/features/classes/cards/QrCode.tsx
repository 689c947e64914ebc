import { qrPath } from '@emojigma/artwork/svg/qr-path.ts'
import { useMemo } from 'react'

/** A QR code, dark on white in every theme, because cameras want it so. */
export function QrCode({
  text,
  label,
  className,
}: {
  readonly text: string
  readonly label: string
  readonly className?: string | undefined
}) {
  const { side, path } = useMemo(() => qrPath(text), [text])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that is read as one picture
    <svg className={className} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
