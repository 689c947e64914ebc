import { PICTURE_WORDS, PICTURES, PICTURES_OF_A_CODE, type PictureWord } from '@emojigma/contract/rules/cards.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './PictureChooser.module.css'

const ORDER = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const

/** The pictures of a card, to be chosen one after the other; after the last one the choice is tried.
 *  @param onChosen @returns why it was not right; undefined when it was
 *  Source: docs/product.md, Login cards */
export function PictureChooser({ onChosen }: { readonly onChosen: (words: readonly PictureWord[]) => Promise<string | undefined> }) {
  const [chosen, setChosen] = useState<readonly PictureWord[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const choose = async (word: PictureWord) => {
    if (isBusy) return
    const now = [...chosen, word]
    setChosen(now)
    setFailure(undefined)
    if (now.length < PICTURES_OF_A_CODE) return
    setIsBusy(true)
    try {
      setFailure(await onChosen(now))
    } finally {
      setChosen([])
      setIsBusy(false)
    }
  }

  return (
    <div className={styles['chooser']} aria-busy={isBusy}>
      <ol className={styles['chosen']} aria-label="Pictures that you chose">
        {ORDER.map((place, index) => {
          const word = chosen[index]
          return (
            <li key={place} data-next={index === chosen.length || undefined}>
              {word ? (
                <EmojiPicture emoji={PICTURES[word]} label={word} />
              ) : (
                <>
                  <span aria-hidden="true">{index + 1}</span>
                  <span className="visually-hidden">{place} picture: not chosen yet</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <output className="visually-hidden">
        {chosen.length > 0 && `${chosen.at(-1)} is your ${ORDER[chosen.length - 1]?.toLowerCase()} picture.`}
      </output>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <fieldset className={styles['all']}>
        <legend className="visually-hidden">All pictures</legend>
        <div className={styles['pictures']}>
          {PICTURE_WORDS.map((word) => (
            <button key={word} type="button" aria-disabled={isBusy || undefined} onClick={() => void choose(word)}>
              <EmojiPicture emoji={PICTURES[word]} />
              <span>{word}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <Button disabled={chosen.length === 0 || isBusy} onClick={() => setChosen(chosen.slice(0, -1))}>
        <Icon name="undo" /> Take back the last one
      </Button>
    </div>
  )
}
