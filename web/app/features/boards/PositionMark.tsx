import * as ordinalsWords from '@emojigma/messages/words/ordinals.ts'
import { m } from '@emojigma/messages'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { counted } from '@emojigma/messages/grammar.ts'

const MEDALS = ['1st-place-medal', '2nd-place-medal', '3rd-place-medal']

/** A position on a board: a medal for the first three, a number for the others, a dash for none. */
export function PositionMark({ position }: { readonly position: number }) {
  const medal = MEDALS[position - 1]
  if (medal) return <EmojiPicture emoji={medal} label={ordinalsWords.ordinal(position)} />
  if (position > 0) return counted(position)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{m['position_mark.not_placed_yet']()}</span>
    </>
  )
}
