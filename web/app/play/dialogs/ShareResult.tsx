import type { NamedPuzzle } from '@emojigma/contract/rules/puzzle-title.ts'
import { useState } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { puzzlePath } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { shareWords } from './share-words.ts'
import styles from './ShareResult.module.css'

interface ShareResultProps {
  readonly puzzle: NamedPuzzle
  /** How many guesses it took; undefined if nobody knows. */
  readonly tries: number | undefined
}

/** Lets a player tell others that a puzzle is solved, without its answer: by the device's own sheet where there is one, else by copying.
 *  Source: docs/product.md, Sharing */
export function ShareResult({ puzzle, tries }: ShareResultProps) {
  const { origin } = useSiteSettings()
  const [said, setSaid] = useState('')
  const words = shareWords(puzzle, tries)
  const url = `${origin}${puzzlePath(puzzle.id)}`
  const text = `${words}\n${url}`
  const copy = async () => setSaid((await copyText(text)) ? 'Result copied' : text)
  const share = async () => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ text: words, url })
    } catch (error) {
      // Closed again is not failed: a frame may not be allowed to share.
      if ((error as Error).name !== 'AbortError') await copy()
    }
  }
  return (
    <p className={styles['share']}>
      <Button variant="quiet" onClick={() => void share()}>
        <Icon name="share" /> Share your result
      </Button>
      <output className={styles['said']}>{said}</output>
    </p>
  )
}
