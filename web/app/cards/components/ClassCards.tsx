import type { ClassCards as Cards, StudentCard as Card } from '@emojigma/contract/cards.ts'
import { printed } from '@emojigma/contract/rules/worksheets.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { cardsApi } from '../api.ts'
import { cardCount } from './card-count.ts'
import styles from './ClassCards.module.css'
import { ClassCode } from './ClassCode.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { LetInDialog } from './LetInDialog.tsx'
import { PrintCards } from './PrintCards.tsx'
import { StudentCard } from './StudentCard.tsx'

/** What has been asked for and is not done yet. */
type Asked = { readonly kind: 'new for all' | 'end all' } | { readonly kind: 'show' | 'new'; readonly card: Card }

/** The login cards of a class: to print, to make anew, to end and to bring back.
 *  Source: docs/product.md, Login cards */
export function ClassCards({ classroomId }: { readonly classroomId: string }) {
  const answer = cardsApi.useGetCardsQuery(classroomId)
  return (
    <Section
      id="cards"
      title="QR login cards"
      text="Print, cut along the dashes, hand out. A student points a camera at the code and is in."
    >
      <Fetched
        answer={answer}
        placeholder={<Spinner text="Getting the cards..." />}
        isEmpty={({ Cards: cards, Without }) => cards.length + Without.length === 0}
        empty={
          <EmptyState emoji="identification-card" title="No students yet" headingLevel={3}>
            Cards come with the first students of the class.
          </EmptyState>
        }
      >
        {(cards) => <OwnCards classroomId={classroomId} cards={cards} />}
      </Fetched>
    </Section>
  )
}

function OwnCards({
  classroomId,
  cards: { Cards: cards, Without, ClassCode: code, ClassUrl },
}: {
  readonly classroomId: string
  readonly cards: Cards
}) {
  const [asked, setAsked] = useState<Asked>()
  const [ended, setEnded] = useState<readonly string[]>([])
  const [issue, issuing] = cardsApi.useIssueCardsMutation()
  const [revoke, revoking] = cardsApi.useRevokeCardsMutation()
  const [restore, restoring] = cardsApi.useRestoreCardsMutation()
  const error = issuing.error ?? revoking.error ?? restoring.error
  const close = () => setAsked(undefined)
  const unprinted = cards.filter(({ Name }) => printed(Name) === '')
  const wholeClass = { ClassroomId: classroomId }

  const end = async (wanted: Parameters<typeof revoke>[0]) => {
    close()
    const { data } = await revoke(wanted)
    if (data) setEnded(data)
  }
  const bringBack = async () => {
    const { error: failed } = await restore({ StudentIds: ended })
    if (!failed) setEnded([])
  }

  return (
    <div className={styles['cards']}>
      <PrintCards wanted={wholeClass} count={cards.length + Without.length} />
      {code && <ClassCode classroomId={classroomId} code={code} url={ClassUrl} />}
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {ended.length > 0 && (
        <Notice tone="success" action={<Button onClick={() => void bringBack()}>Undo</Button>}>
          <p>
            {cardCount(ended.length)} ended. Nobody can log in by {ended.length === 1 ? 'it' : 'them'} any more.
          </p>
        </Notice>
      )}
      {Without.length > 0 && (
        <Notice
          tone="note"
          action={
            <Button onClick={() => void issue({ wanted: { StudentIds: Without.map(({ StudentId }) => StudentId) }, isNew: false })}>
              Make cards for them
            </Button>
          }
        >
          <p>Without a card: {Without.map(({ Name }) => Name).join(', ')}.</p>
        </Notice>
      )}
      {unprinted.length > 0 && (
        <Notice tone="note">
          <p>
            Our paper font has no letters for {unprinted.map(({ Name }) => `“${Name}”`).join(', ')}: their printed cards say{' '}
            {unprinted.map(({ Nickname }) => Nickname).join(', ')} instead. On the screen every name is shown.
          </p>
        </Notice>
      )}
      <div className={styles['grid']}>
        {cards.map((card) => (
          <StudentCard key={card.StudentId} card={card}>
            <Button onClick={() => setAsked({ kind: 'show', card })}>Show large</Button>
            <Button variant="quiet" onClick={() => setAsked({ kind: 'new', card })}>
              New card
            </Button>
            <Button variant="quiet" onClick={() => void end({ StudentIds: [card.StudentId] })}>
              End card
            </Button>
          </StudentCard>
        ))}
      </div>
      {cards.length > 0 && (
        <div className={styles['all']}>
          <Button onClick={() => setAsked({ kind: 'new for all' })}>New cards for the whole class</Button>
          <Button onClick={() => setAsked({ kind: 'end all' })}>End all cards</Button>
        </div>
      )}
      {asked?.kind === 'show' && <LetInDialog studentId={asked.card.StudentId} name={asked.card.Name} onClose={close} />}
      {asked?.kind === 'new' && (
        <Confirm
          title={`A new card for ${asked.card.Name}?`}
          text="The printed card stops working at once, and the student has to log in again everywhere. This cannot be taken back."
          confirm="Make a new card"
          onConfirm={async () => {
            close()
            await issue({ wanted: { StudentIds: [asked.card.StudentId] }, isNew: true })
            return undefined
          }}
          onClose={close}
        />
      )}
      {asked?.kind === 'new for all' && (
        <Confirm
          title="New cards for the whole class?"
          text={`${cardCount(cards.length)} that you may have printed stop working at once, and everybody in the class has to log in again. This cannot be taken back.`}
          confirm="Make new cards"
          onConfirm={async () => {
            close()
            await issue({ wanted: wholeClass, isNew: true })
            return undefined
          }}
          onClose={close}
        />
      )}
      {asked?.kind === 'end all' && (
        <Confirm
          title="End all cards?"
          text="Nobody in the class can log in by card, code or pictures any more, and everybody is logged out. You can bring the cards back for thirty days."
          confirm="End all cards"
          onConfirm={async () => {
            await end(wholeClass)
            return undefined
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
