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
  const [restore] = cardsApi.useRestoreCardsMutation()
  const error = issuing.error ?? revoking.error
  const close = () => setAsked(undefined)
  // Cards that were ended stand in a list of their own.
  const never = Without.filter(({ GoneAt }) => GoneAt === undefined)
  const unprinted = cards.filter(({ Name }) => printed(Name) === '')
  const wholeClass = { ClassroomId: classroomId }

  const end = async (wanted: Parameters<typeof revoke>[0]): Promise<undefined> => {
    close()
    const { data } = await revoke(wanted)
    // A second press ends nothing more, and leaves the way back to what the first has ended.
    if (data && data.length > 0) setEnded(data)
  }

  return (
    <div className={styles['cards']}>
      {cards.length + never.length > 0 && <PrintCards wanted={wholeClass} count={cards.length + never.length} />}
      {code && <ClassCode classroomId={classroomId} code={code} url={ClassUrl} />}
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {ended.length > 0 && (
        <Undo
          key={ended.join()}
          done={{ words: messages.endedNobodyCanLog(cardCount(ended.length), ended.length), undo: () => restore({ StudentIds: ended }) }}
          onUndone={() => setEnded([])}
        />
      )}
      {never.length > 0 && (
        <Notice
          tone="note"
          action={
            <Button onClick={() => void issue({ wanted: { StudentIds: never.map(({ StudentId }) => StudentId) }, isNew: false })}>
              {messages.makeCardsForThem}
            </Button>
          }
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
      <div className={styles['grid']}>
        {cards.map((card) => (
          <StudentCard key={card.StudentId} card={card}>
            <Button onClick={() => setAsked({ kind: 'show', card })}>{messages.showLarge}</Button>
            <Button variant="quiet" onClick={() => setAsked({ kind: 'new', card })}>
              {messages.newCard}
            </Button>
            <Button variant="quiet" onClick={() => void end({ StudentIds: [card.StudentId] })}>
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
        onRestore={async (id) => {
          const { error } = await restore({ StudentIds: [id] })
          if (error) return failureOf(error, 'first').message
          revoking.reset()
          // What is said above may be of this very card, which counts again.
          setEnded([])
          return undefined
        }}
      />
      {asked && (
        <AskedFor
          asked={asked}
          count={cards.length}
          onNew={async ({ StudentId }) => {
            close()
            await issue({ wanted: { StudentIds: [StudentId] }, isNew: true })
          }}
          onNewForAll={async () => {
            close()
            const { data } = await issue({ wanted: wholeClass, isNew: true })
            // Those that had ended have given way to new ones.
            if (data) setEnded([])
          }}
          onEndAll={async () => end(wholeClass)}
          onClose={close}
        />
      )}
    </div>
  )
}

interface AskedForProps {
  readonly asked: Asked
  /** How many cards the class has. */
  readonly count: number
  readonly onNew: (card: Card) => Promise<undefined>
  readonly onNewForAll: () => Promise<undefined>
  readonly onEndAll: () => Promise<undefined>
  readonly onClose: () => void
}

/** The dialog in which what has been asked for is shown or confirmed. What goes wrong is told on the page. */
function AskedFor({ asked, count, onNew, onNewForAll, onEndAll, onClose }: AskedForProps) {
  switch (asked.kind) {
    case 'show':
      return <LetInDialog studentId={asked.card.StudentId} name={asked.card.Name} onClose={onClose} />
    case 'new':
      return (
        <Confirm
          title={messages.aNewCardFor(asked.card.Name)}
          text={messages.thePrintedCardStops}
          confirm={messages.makeANewCard}
          onConfirm={async () => onNew(asked.card)}
          onClose={onClose}
        />
      )
    case 'new for all':
      return (
        <Confirm
          title={messages.askForNewCards}
          text={messages.thatYouMayHave(cardCount(count), count)}
          confirm={messages.makeNewCards}
          onConfirm={onNewForAll}
          onClose={onClose}
        />
      )
    case 'end all':
      return (
        <Confirm
          title={messages.askToEndAllCards}
          text={messages.nobodyInTheClass}
          confirm={messages.endAllCards}
          onConfirm={onEndAll}
          onClose={onClose}
        />
      )
  }
}
