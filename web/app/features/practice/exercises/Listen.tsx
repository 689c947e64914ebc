import { m } from '@emojigma/messages'
import { useEffect } from 'react'
import { hush, speak, useHasVoice, useIsSpeaking } from '../../play/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'

/** Reads an exercise aloud, if the device has a voice.
 *  Source: docs/product.md, Read aloud */
export function Listen({ text }: { readonly text: string }) {
  const hasVoice = useHasVoice()
  const isSpeaking = useIsSpeaking()
  useEffect(() => hush, [])
  if (!hasVoice) return null
  return (
    <Button variant="quiet" onClick={() => (isSpeaking ? hush() : speak(text))}>
      <Icon name={isSpeaking ? 'pause' : 'speaker'} /> {isSpeaking ? m['ui.stop']() : m['ui.listen']()}
    </Button>
  )
}
