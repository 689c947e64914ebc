import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { type NamedPuzzle, puzzleTitle } from '@emojigma/contract/rules/puzzle-title.ts'
import { useState, type ReactNode } from 'react'
import { copyText } from '../../../platform/browser/copy-text.ts'
import { shareOr } from '../../../platform/browser/share.ts'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import styles from './ShareBar.module.css'

const EmbedDialog = lazyComponent(() => import('./EmbedDialog.tsx'), 'EmbedDialog')

/** Buttons to share a puzzle.
 *  @param children further buttons at the end
 *  Source: docs/product.md, Sharing */
export function ShareBar({ puzzle, children }: { readonly puzzle: NamedPuzzle; readonly children?: ReactNode }) {
  const { origin } = useSiteSettings()
  const [status, setStatus] = useState('')
  const [isEmbedOpen, setEmbedOpen] = useState(false)
  const title = puzzleTitle(puzzle, nameWords)
  const url = `${origin}${puzzlePath(puzzle.id)}`
  const copy = async () => setStatus((await copyText(url)) ? m['ui.link_copied']() : url)
  return (
    <aside data-control="" className={styles['share']} aria-label={m['share_bar.share_this_puzzle']()}>
      <span>{m['share_bar.share']()}</span>
      <IconButton label={m['share_bar.share']()} onClick={() => void shareOr({ title, url }, copy)}>
        <Icon name="share" />
      </IconButton>
      <IconButton label={m['site.embed_this_puzzle']()} aria-haspopup="dialog" onClick={() => setEmbedOpen(true)}>
        <Icon name="embed" />
      </IconButton>
      {children}
      <output className={styles['status']}>{status}</output>
      {isEmbedOpen && <EmbedDialog puzzle={puzzle} onClose={() => setEmbedOpen(false)} />}
    </aside>
  )
}
