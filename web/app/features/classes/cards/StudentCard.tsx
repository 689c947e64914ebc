import { m } from '@emojigma/messages'
import { pictures as pictureNames } from '@emojigma/messages/words/card-pictures.ts'
import type { StudentCard as Card } from '@emojigma/contract/classes/cards.ts'
import { PICTURES, shownCode } from '@emojigma/contract/rules/cards.ts'
import { type ReactNode, useMemo } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import styles from './StudentCard.module.css'
import { qrPath } from '@emojigma/artwork/svg/qr-path.ts'

/** A student's card as printed: name, QR code, and the code to type without a camera.
 *  @param size `large` for scanning from the teacher's screen
 *  @param children actions */
export function StudentCard({
  card,
  size = 'normal',
  children,
}: {
  readonly card: Card
  readonly size?: 'normal' | 'large'
  readonly children?: ReactNode
}) {
  const { Name, Nickname, UserName, ClassroomName, Url, Code, ClassCode, Pictures } = card
  return (
    <article className={styles['card']} data-size={size} aria-label={m['student_card.card_of']({ name: Name })}>
      <QrCode className={styles['code']} text={Url} label={m['student_card.qr_code_of']({ name: Name })} />
      <div className={styles['words']}>
        <h3>{Name}</h3>
        {Nickname !== Name && <p className="muted">{Nickname}</p>}
        <dl>
          <div>
            <dt>{m['classes.login_name']()}</dt>
            <dd>{UserName}</dd>
          </div>
          <div>
            <dt>{m['classes.classroom']()}</dt>
            <dd>{ClassroomName}</dd>
          </div>
          <div>
            <dt>{m['student_card.code_to_type']()}</dt>
            <dd className={styles['typed']}>{shownCode(Code)}</dd>
          </div>
          <div>
            <dt>{m['student_card.or_and_these_pictures']({ shownCode: shownCode(ClassCode) })}</dt>
            <dd className={styles['pictures']}>
              {Pictures.map((word, index) => (
                // Pictures may repeat.
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

/** A QR code, dark on white in every theme: cameras need it. */
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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing, read as one picture
    <svg className={className} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
