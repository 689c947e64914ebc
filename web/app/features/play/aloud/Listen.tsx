import { m } from '@emojigma/messages'
import { useEffect } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { hush, speak, useHasVoice, useIsSpeaking } from './voice.ts'

interface ListenProps {
  readonly text: string
  /** Makes it an icon alone. */
  readonly className?: string | undefined
}

/** Reads a text aloud, if the device has a voice.
 *  Source: docs/product.md, Read aloud */
export function Listen({ text, className }: ListenProps) {
  const hasVoice = useHasVoice()
  const isSpeaking = useIsSpeaking()
  useEffect(() => hush, [])
  if (!hasVoice) return null
  const press = () => (isSpeaking ? hush() : speak(text))
  const name = isSpeaking ? m['ui.stop']() : m['ui.listen']()
  const icon = <Icon name={isSpeaking ? 'pause' : 'speaker'} />
  return className === undefined ? (
    <Button variant="quiet" onClick={press}>
      {icon} {name}
    </Button>
  ) : (
    <IconButton className={className} label={name} onClick={press}>
      {icon}
    </IconButton>
  )
}
