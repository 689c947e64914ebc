import * as messages from '@emojigma/messages/page/cards/components/StudentCard.ts'
import { pictures as pictureNames } from '@emojigma/messages/words/card-pictures.ts'
import type { StudentCard as Card } from '@emojigma/contract/school/cards.ts'
import { PICTURES, shownCode } from '@emojigma/contract/rules/cards.ts'
import type { ReactNode } from 'react'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './StudentCard.module.css'

/** A student's card as it is printed: who, the QR code, and what is typed without a camera.
 *  @param size `large`: to be held to a camera on the teacher's screen
 *  @param children what can be done with it */
export function StudentCard({
  card,
  size = 'normal',
  children,
}: {
  readonly card: Card
  readonly size?: 'normal' | 'large'
  readonly children?: ReactNode
}) {
  const { Name, UserName, ClassroomName, Url, Code, ClassCode, Pictures } = card
  return (
    <article className={styles['card']} data-size={size} aria-label={messages.cardOf(Name)}>
      <QrCode className={styles['code']} text={Url} label={messages.qrCodeOf(Name)} />
      <div className={styles['words']}>
        <h3>{Name}</h3>
        <dl>
          <div>
            <dt>{messages.loginName}</dt>
            <dd>{UserName}</dd>
          </div>
          <div>
            <dt>{messages.classroom}</dt>
            <dd>{ClassroomName}</dd>
          </div>
          <div>
            <dt>{messages.codeToType}</dt>
            <dd className={styles['typed']}>{shownCode(Code)}</dd>
          </div>
          <div>
            <dt>{messages.orAndThesePictures(shownCode(ClassCode))}</dt>
            <dd className={styles['pictures']}>
              {Pictures.map((word, index) => (
                // The same picture may come twice.
                <EmojiPicture key={index} emoji={PICTURES[word]} label={pictureNames[word]} isLazy={size === 'normal'} />
              ))}
            </dd>
          </div>
        </dl>
      </div>
      {children && <div className={styles['actions']}>{children}</div>}
    </article>
  )
}
