import { m } from '@emojigma/messages'
import type { ClassCards as Cards, StudentCard as Card } from '@emojigma/contract/classes/cards.ts'
import { printed } from '@emojigma/contract/rules/worksheets.ts'
import { useState } from 'react'
import { statusOf } from '../../../platform/call.ts'
import { locale } from '@emojigma/messages/language.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { recoverFocus } from '../../../ui/focus-recovery.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { RemovedList } from '../../../ui/RemovedList.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Undo } from '../../../ui/Undo.tsx'
import { cardsApi } from './api.ts'
import styles from './ClassCards.module.css'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { LetInDialog } from './LetInDialog.tsx'
import { ClassPoster } from './ClassPoster.tsx'
import { PrintCards, PrintDialog } from './PrintCards.tsx'
import { StudentCard } from './StudentCard.tsx'
import { useCardChanges } from './use-card-changes.ts'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { shownCode } from '@emojigma/contract/rules/cards.ts'
import codeStyles from './ClassCode.module.css'

/** The open dialog. */
type DialogRequest = { readonly kind: 'new for all' | 'end all' } | { readonly kind: 'show' | 'new' | 'print'; readonly card: Card }

/** A class's login cards: print, renew, end, restore.
 *  Source: docs/product.md, Login cards */
export function ClassCards({ classroomId }: { readonly classroomId: string }) {
  const answer = cardsApi.useGetCardsQuery(classroomId)
  return (
    <div ref={recoverFocus}>
      <Section id="cards" title={m['classes.qr_login_cards']()} text={m['class_cards.print_hint']()}>
        {statusOf(answer.error) === 403 ? (
          <PlanNeeded />
        ) : (
          <Fetched
            answer={answer}
            placeholder={<Spinner text={m['class_cards.getting_the_cards']()} />}
            isEmpty={({ Cards: cards, Without }) => cards.length + Without.length === 0}
            empty={
              <EmptyState emoji="identification-card" title={m['class_cards.no_students_yet']()} headingLevel={3}>
                {m['class_cards.none_yet']()}
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
      title={m['class_cards.plan_needed']()}
      headingLevel={3}
      action={<ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>}
    >
      {m['class_cards.with_a_plan_again']()}
    </EmptyState>
  )
}

interface OwnCardsProps {
  readonly classroomId: string
  readonly cards: Cards
}

function OwnCards({ classroomId, cards: { Cards: cards, Without, ClassCode: code, ClassUrl, Shut } }: OwnCardsProps) {
  const [dialog, setDialog] = useState<DialogRequest>()
  const changes = useCardChanges(classroomId)
  const { error, ended } = changes
  const close = () => setDialog(undefined)
  // Ended cards are in a separate list.
  const never = Without.filter(({ GoneAt }) => GoneAt === undefined)
  const count = cards.length + never.length

  return (
    <div className={styles['cards']}>
      {count > 0 && <PrintCards selection={{ ClassroomId: classroomId }} count={count} />}
      {Shut && <ShutClass classroomId={classroomId} shut={Shut} />}
      {code && <ClassCode classroomId={classroomId} code={code} url={ClassUrl} name={cards[0]?.ClassroomName ?? ''} />}
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {ended.length > 0 && (
        <Undo
          key={ended.join()}
          done={{
            words: m['class_cards.ended']({ cardCount: m['card_count.cards']({ count: ended.length }), count: ended.length }),
            undo: changes.undoEnd,
          }}
          onUndone={changes.forgetEnded}
        />
      )}
      <CardNotes cards={cards} never={never} onMake={changes.make} />
      <div className={styles['grid']}>
        {cards.map((card) => (
          <StudentCard key={card.StudentId} card={card}>
            <Button onClick={() => setDialog({ kind: 'show', card })}>{m['class_cards.show_large']()}</Button>
            <Button variant="quiet" onClick={() => setDialog({ kind: 'print', card })}>
              {m['print_cards.print_one']()}
            </Button>
            <Button variant="quiet" onClick={() => setDialog({ kind: 'new', card })}>
              {m['class_cards.new_card']()}
            </Button>
            <Button variant="quiet" onClick={() => void changes.end(card.StudentId)}>
              {m['class_cards.end_card']()}
            </Button>
          </StudentCard>
        ))}
      </div>
      {cards.length > 0 && (
        <div className={styles['all']}>
          <Button onClick={() => setDialog({ kind: 'new for all' })}>{m['class_cards.renew_all']()}</Button>
          <Button onClick={() => setDialog({ kind: 'end all' })}>{m['class_cards.end_all_cards']()}</Button>
        </div>
      )}
      <RemovedList
        title={m['class_cards.ended_cards']()}
        removed={Without.flatMap(({ StudentId, Name, GoneAt }) =>
          GoneAt === undefined ? [] : [{ id: StudentId, name: m['class_cards.card_of']({ name: Name }), goneAt: GoneAt }],
        )}
        onRestore={changes.restore}
      />
      {dialog && <CardDialog request={dialog} count={cards.length} changes={changes} onClose={close} />}
    </div>
  )
}

interface CardNotesProps {
  readonly cards: readonly Card[]
  /** Students who never had a card. */
  readonly never: Cards['Without']
  readonly onMake: (studentIds: readonly string[]) => void
}

/** Students without a card, and names that cannot be printed. */
function CardNotes({ cards, never, onMake }: CardNotesProps) {
  const unprinted = cards.filter(({ Name }) => printed(Name) === '')
  return (
    <>
      {never.length > 0 && (
        <Notice
          tone="note"
          action={<Button onClick={() => onMake(never.map(({ StudentId }) => StudentId))}>{m['class_cards.make_cards_for_them']()}</Button>}
        >
          <p>{m['class_cards.without_a_card']({ without: never.map(({ Name }) => Name).join(', ') })}</p>
        </Notice>
      )}
      {unprinted.length > 0 && (
        <Notice tone="note">
          <p>
            {m['class_cards.unprinted']({
              unprinted: unprinted.map(({ Name }) => m['class_cards.quoted']({ name: Name })).join(', '),
              unprinted2: unprinted.map(({ Nickname }) => Nickname).join(', '),
            })}
          </p>
        </Notice>
      )}
    </>
  )
}

interface CardDialogProps {
  readonly request: DialogRequest
  /** The class's number of cards. */
  readonly count: number
  readonly changes: Pick<ReturnType<typeof useCardChanges>, 'renew' | 'renewAll' | 'endAll'>
  readonly onClose: () => void
}

/** Shows a card or confirms a change. Failures appear on the page. */
function CardDialog({ request, count, changes, onClose }: CardDialogProps) {
  const closeAnd = (change: () => Promise<undefined>) => async (): Promise<undefined> => {
    onClose()
    return change()
  }
  switch (request.kind) {
    case 'show':
      return <LetInDialog studentId={request.card.StudentId} name={request.card.Name} onClose={onClose} />
    case 'print':
      return (
        <PrintDialog students={[request.card.StudentId]} title={m['class_cards.card_of']({ name: request.card.Name })} onClose={onClose} />
      )
    case 'new':
      return (
        <Confirm
          title={m['class_cards.a_new_card_for']({ name: request.card.Name })}
          text={m['class_cards.renew_warning']()}
          confirm={m['class_cards.make_a_new_card']()}
          onConfirm={closeAnd(() => changes.renew(request.card.StudentId))}
          onClose={onClose}
        />
      )
    case 'new for all':
      return (
        <Confirm
          title={m['class_cards.ask_for_new_cards']()}
          text={m['class_cards.renew_all_warning']({ cardCount: m['card_count.cards']({ count }), count })}
          confirm={m['class_cards.make_new_cards']()}
          onConfirm={closeAnd(changes.renewAll)}
          onClose={onClose}
        />
      )
    case 'end all':
      return (
        <Confirm
          title={m['class_cards.confirm_end_all']()}
          text={m['class_cards.end_all_warning']()}
          confirm={m['class_cards.end_all_cards']()}
          onConfirm={closeAnd(changes.endAll)}
          onClose={onClose}
        />
      )
  }
}

/** Says why students cannot sign in by pictures now, and lets the teacher open the class. */
function ShutClass({ classroomId, shut: { By, Until } }: { readonly classroomId: string; readonly shut: NonNullable<Cards['Shut']> }) {
  const [openAgain, { error, isLoading }] = cardsApi.useOpenClassMutation()
  return (
    <Notice tone="error">
      <p>{m['class_cards.shut']({ by: By, time: new Date(Until).toLocaleTimeString(locale, { timeStyle: 'short' }) })}</p>
      <Button disabled={isLoading} onClick={() => void openAgain(classroomId)}>
        {m['class_cards.open_again']()}
      </Button>
      {error && <p>{failureOf(error, 'first').message}</p>}
    </Notice>
  )
}

interface ClassCodeProps {
  readonly classroomId: string
  /** Of the class. */
  readonly name: string
  readonly code: string
  /** Of the class login page. */
  readonly url: string
}

/** The class code, for the board: students type it, then tap their pictures. */
function ClassCode({ classroomId, name, code, url }: ClassCodeProps) {
  const [isPrinting, setPrinting] = useState(false)
  const [renew, { error }] = cardsApi.useRenewClassCodeMutation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className={codeStyles['code']}>
      <p>
        <span className="small muted">{m['class_code.class_code']()}</span>
        <strong>{shownCode(code)}</strong>
      </p>
      <p className="small">
        <ParaglideMessage
          message={m['class_code.how_to']}
          markup={{ url: () => <a href={`${url}?class=${shownCode(code)}`}>{url.replace(/^https?:\/\//, '')}</a> }}
        />
      </p>
      <div>
        <Button onClick={() => setPrinting(true)}>{m['class_code.print_poster']()}</Button>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {m['class_code.another_class_code']()}
        </Button>
      </div>
      {isPrinting && <ClassPoster name={name} code={code} url={url} onDone={() => setPrinting(false)} />}
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {isOpen && (
        <Confirm
          title={m['class_code.ask_for_another_code']()}
          text={m['class_code.renew_warning']()}
          confirm={m['class_code.make_another_code']()}
          onConfirm={async () => {
            close()
            await renew(classroomId)
            return undefined
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
