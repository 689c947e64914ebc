import * as messages from '@emojigma/messages/page/cards/components/ClassCards.ts'
import type { ClassCards as Cards, StudentCard as Card } from '@emojigma/contract/school/cards.ts'
import { printed } from '@emojigma/contract/rules/worksheets.ts'
import { useState } from 'react'
import { statusOf } from '../../call.ts'
import { PATHS } from '../../navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { keepFocus } from '../../ui/kept-focus.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RemovedList } from '../../ui/RemovedList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { Undo } from '../../ui/Undo.tsx'
import { cardsApi } from '../api.ts'
import { cards as cardCount } from '@emojigma/messages/page/cards/components/card-count.ts'
import styles from './ClassCards.module.css'
import { ClassCode } from './ClassCode.tsx'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { LetInDialog } from './LetInDialog.tsx'
import { PrintCards } from './PrintCards.tsx'
import { StudentCard } from './StudentCard.tsx'
import { useCardChanges } from '../use-card-changes.ts'

/** What has been asked for and is not done yet. */
type Asked = { readonly kind: 'new for all' | 'end all' } | { readonly kind: 'show' | 'new'; readonly card: Card }

/** The login cards of a class: to print, to make anew, to end and to bring back.
 *  Source: docs/product.md, Login cards */
export function ClassCards({ classroomId }: { readonly classroomId: string }) {
  const answer = cardsApi.useGetCardsQuery(classroomId)
  return (
    <div ref={keepFocus}>
      <Section id="cards" title={messages.qrLoginCards} text={messages.printCutAlongThe}>
        {statusOf(answer.error) === 403 ? (
          <PlanNeeded />
        ) : (
          <Fetched
            answer={answer}
            placeholder={<Spinner text={messages.gettingTheCards} />}
            isEmpty={({ Cards: cards, Without }) => cards.length + Without.length === 0}
            empty={
              <EmptyState emoji="identification-card" title={messages.noStudentsYet} headingLevel={3}>
                {messages.cardsComeWithThe}
              </EmptyState>
            }
          >
            {(cards) => <OwnCards classroomId={classroomId} cards={cards} />}
          </Fetched>
        )}
      </Section>
    </div>
  )
}

function PlanNeeded() {
  return (
    <EmptyState
      emoji="identification-card"
      title={messages.partOfTheTeacherPlan}
      headingLevel={3}
      action={<ButtonLink to={PATHS.pricing}>{messages.seePlans}</ButtonLink>}
    >
      {messages.withAPlanAgain}
    </EmptyState>
  )
}

interface OwnCardsProps {
  readonly classroomId: string
  readonly cards: Cards
}

function OwnCards({ classroomId, cards: { Cards: cards, Without, ClassCode: code, ClassUrl } }: OwnCardsProps) {
  const [asked, setAsked] = useState<Asked>()
  const changes = useCardChanges(classroomId)
  const { error, ended } = changes
  const close = () => setAsked(undefined)
  // Cards that were ended stand in a list of their own.
  const never = Without.filter(({ GoneAt }) => GoneAt === undefined)
  const count = cards.length + never.length

  return (
    <div className={styles['cards']}>
      {count > 0 && <PrintCards wanted={{ ClassroomId: classroomId }} count={count} />}
      {code && <ClassCode classroomId={classroomId} code={code} url={ClassUrl} />}
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {ended.length > 0 && (
        <Undo
          key={ended.join()}
          done={{ words: messages.endedNobodyCanLog(cardCount(ended.length), ended.length), undo: changes.takeBack }}
          onUndone={changes.letEndedRest}
        />
      )}
      <CardNotes cards={cards} never={never} onMake={changes.make} />
      <div className={styles['grid']}>
        {cards.map((card) => (
          <StudentCard key={card.StudentId} card={card}>
            <Button onClick={() => setAsked({ kind: 'show', card })}>{messages.showLarge}</Button>
            <Button variant="quiet" onClick={() => setAsked({ kind: 'new', card })}>
              {messages.newCard}
            </Button>
            <Button variant="quiet" onClick={() => void changes.end(card.StudentId)}>
              {messages.endCard}
            </Button>
          </StudentCard>
        ))}
      </div>
      {cards.length > 0 && (
        <div className={styles['all']}>
          <Button onClick={() => setAsked({ kind: 'new for all' })}>{messages.newCardsForThe}</Button>
          <Button onClick={() => setAsked({ kind: 'end all' })}>{messages.endAllCards}</Button>
        </div>
      )}
      <RemovedList
        title={messages.endedCards}
        removed={Without.flatMap(({ StudentId, Name, GoneAt }) =>
          GoneAt === undefined ? [] : [{ id: StudentId, name: messages.cardOf(Name), goneAt: GoneAt }],
        )}
        onRestore={changes.bringBack}
      />
      {asked && <AskedFor asked={asked} count={cards.length} changes={changes} onClose={close} />}
    </div>
  )
}

interface CardNotesProps {
  readonly cards: readonly Card[]
  /** Who has never had a card. */
  readonly never: Cards['Without']
  readonly onMake: (studentIds: readonly string[]) => void
}

/** Whose card is still to be made, and whose name paper can't show. */
function CardNotes({ cards, never, onMake }: CardNotesProps) {
  const unprinted = cards.filter(({ Name }) => printed(Name) === '')
  return (
    <>
      {never.length > 0 && (
        <Notice
          tone="note"
          action={<Button onClick={() => onMake(never.map(({ StudentId }) => StudentId))}>{messages.makeCardsForThem}</Button>}
        >
          <p>{messages.withoutACard(never.map(({ Name }) => Name).join(', '))}</p>
        </Notice>
      )}
      {unprinted.length > 0 && (
        <Notice tone="note">
          <p>
            {messages.ourPaperFontHas(
              unprinted.map(({ Name }) => messages.quoted(Name)).join(', '),
              unprinted.map(({ Nickname }) => Nickname).join(', '),
            )}
          </p>
        </Notice>
      )}
    </>
  )
}

interface AskedForProps {
  readonly asked: Asked
  /** How many cards the class has. */
  readonly count: number
  readonly changes: Pick<ReturnType<typeof useCardChanges>, 'renew' | 'renewAll' | 'endAll'>
  readonly onClose: () => void
}

/** The dialog in which what has been asked for is shown or confirmed. What goes wrong is told on the page. */
function AskedFor({ asked, count, changes, onClose }: AskedForProps) {
  const closeAnd = (change: () => Promise<undefined>) => async (): Promise<undefined> => {
    onClose()
    return change()
  }
  switch (asked.kind) {
    case 'show':
      return <LetInDialog studentId={asked.card.StudentId} name={asked.card.Name} onClose={onClose} />
    case 'new':
      return (
        <Confirm
          title={messages.aNewCardFor(asked.card.Name)}
          text={messages.thePrintedCardStops}
          confirm={messages.makeANewCard}
          onConfirm={closeAnd(() => changes.renew(asked.card.StudentId))}
          onClose={onClose}
        />
      )
    case 'new for all':
      return (
        <Confirm
          title={messages.askForNewCards}
          text={messages.thatYouMayHave(cardCount(count), count)}
          confirm={messages.makeNewCards}
          onConfirm={closeAnd(changes.renewAll)}
          onClose={onClose}
        />
      )
    case 'end all':
      return (
        <Confirm
          title={messages.askToEndAllCards}
          text={messages.nobodyInTheClass}
          confirm={messages.endAllCards}
          onConfirm={closeAnd(changes.endAll)}
          onClose={onClose}
        />
      )
  }
}
