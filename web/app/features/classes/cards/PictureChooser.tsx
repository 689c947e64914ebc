import { m } from '@emojigma/messages'
import { pictures as pictureNames } from '@emojigma/messages/words/card-pictures.ts'
import { PICTURE_WORDS, PICTURES, PICTURES_OF_A_CODE, type PictureWord } from '@emojigma/contract/rules/cards.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './PictureChooser.module.css'

const ORDER = [
  m['picture_chooser.first'](),
  m['picture_chooser.second'](),
  m['picture_chooser.third'](),
  m['picture_chooser.fourth'](),
  m['picture_chooser.fifth'](),
] as const

/** Picks a card's pictures one by one and submits after the last.
 *  @param onComplete @returns why it was wrong; undefined if right
 *  Source: docs/product.md, Login cards */
export function PictureChooser({ onComplete }: { readonly onComplete: (words: readonly PictureWord[]) => Promise<string | undefined> }) {
  const [chosen, setChosen] = useState<readonly PictureWord[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const latest = chosen.at(-1)

  const choose = async (word: PictureWord) => {
    if (isBusy) return
    const now = [...chosen, word]
    setChosen(now)
    setFailure(undefined)
    if (now.length < PICTURES_OF_A_CODE) return
    setIsBusy(true)
    try {
      setFailure(await onComplete(now))
    } finally {
      setChosen([])
      setIsBusy(false)
    }
  }

  return (
    <div className={styles['chooser']} aria-busy={isBusy}>
      <ol className={styles['chosen']} aria-label={m['picture_chooser.pictures_that_you_chose']()}>
        {ORDER.map((place, index) => {
          const word = chosen[index]
          return (
            <li key={place} data-next={index === chosen.length || undefined}>
              {word ? (
                <EmojiPicture emoji={PICTURES[word]} label={pictureNames[word]} />
              ) : (
                <>
                  <span aria-hidden="true">{index + 1}</span>
                  <span className="visually-hidden">{m['picture_chooser.picture_not_chosen_yet']({ place })}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <output className="visually-hidden">
        {latest &&
          m['picture_chooser.is_your_picture']({ picture: pictureNames[latest], order: ORDER[chosen.length - 1]?.toLowerCase() ?? '' })}
      </output>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <fieldset className={styles['all']}>
        <legend className="visually-hidden">{m['picture_chooser.all_pictures']()}</legend>
        <div className={styles['pictures']}>
          {PICTURE_WORDS.map((word) => (
            <button key={word} type="button" aria-disabled={isBusy || undefined} onClick={() => void choose(word)}>
              <EmojiPicture emoji={PICTURES[word]} />
              <span>{pictureNames[word]}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <Button disabled={chosen.length === 0 || isBusy} onClick={() => setChosen(chosen.slice(0, -1))}>
        <Icon name="undo" /> {m['picture_chooser.take_back']()}
      </Button>
    </div>
  )
}
