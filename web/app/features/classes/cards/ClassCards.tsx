import { m } from '@emojigma/messages'
import type { ClassCards as Cards, StudentCard as Card } from '@emojigma/contract/classes/cards.ts'
import { printed } from '@emojigma/contract/rules/worksheets.ts'
import { useState } from 'react'
import { statusOf } from '../../../platform/call.ts'
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
import { PrintCards } from './PrintCards.tsx'
import { StudentCard } from './StudentCard.tsx'
import { useCardChanges } from './use-card-changes.ts'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { shownCode } from '@emojigma/contract/rules/cards.ts'
import classCodeStyles from './ClassCode.module.css'

/** What has been asked for and is not done yet. */
type Asked = { readonly kind: 'new for all' | 'end all' } | { readonly kind: 'show' | 'new'; readonly card: Card }

/** The login cards of a class: to print, to make anew, to end and to bring back.
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
          done={{
            words: m['class_cards.ended']({ cardCount: m['card_count.cards']({ count: ended.length }), count: ended.length }),
            undo: changes.takeBack,
          }}
          onUndone={changes.letEndedRest}
        />
      )}
      <CardNotes cards={cards} never={never} onMake={changes.make} />
      <div className={styles['grid']}>
        {cards.map((card) => (
          <StudentCard key={card.StudentId} card={card}>
            <Button onClick={() => setAsked({ kind: 'show', card })}>{m['class_cards.show_large']()}</Button>
            <Button variant="quiet" onClick={() => setAsked({ kind: 'new', card })}>
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
          <Button onClick={() => setAsked({ kind: 'new for all' })}>{m['class_cards.renew_all']()}</Button>
          <Button onClick={() => setAsked({ kind: 'end all' })}>{m['class_cards.end_all_cards']()}</Button>
        </div>
      )}
      <RemovedList
        title={m['class_cards.ended_cards']()}
        removed={Without.flatMap(({ StudentId, Name, GoneAt }) =>
          GoneAt === undefined ? [] : [{ id: StudentId, name: m['class_cards.card_of']({ name: Name }), goneAt: GoneAt }],
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
          title={m['class_cards.a_new_card_for']({ name: asked.card.Name })}
          text={m['class_cards.renew_warning']()}
          confirm={m['class_cards.make_a_new_card']()}
          onConfirm={closeAnd(() => changes.renew(asked.card.StudentId))}
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

/** The code of a class, for the board: students type it, and then tap their pictures.
 *  @param url of the page where they do */
function ClassCode({ classroomId, code, url }: { readonly classroomId: string; readonly code: string; readonly url: string }) {
  const [renew, { error }] = cardsApi.useRenewClassCodeMutation()
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  return (
    <div className={classCodeStyles['code']}>
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
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {m['class_code.another_class_code']()}
      </Button>
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {isAsked && (
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
