import { m } from '@emojigma/messages'
import type { MadePuzzle, MadePuzzles } from '@emojigma/contract/maker/made-puzzles.ts'
import { access } from '@emojigma/contract/rules/page-access.ts'
import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { useRef, useState } from 'react'
import { saveFrom } from '../../platform/browser/save-from.ts'
import type { CallError } from '../../platform/call.ts'
import { hasDraft, useMakerDraft } from './draft.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { focusOn } from '../../ui/focus-recovery.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RemovedList } from '../../ui/RemovedList.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Undo } from '../../ui/Undo.tsx'
import { makerApi } from './api.ts'
import { BoardMaker } from './BoardMaker.tsx'
import { ClassicMaker } from './ClassicMaker.tsx'
import { MadeRow } from './MadeRow.tsx'
import styles from './MakerDesk.module.css'

const KINDS = [
  { key: 'classic', name: m['maker_desk.classic']() },
  { key: 'board', name: m['ui.emojidoku']() },
] as const

/** `after`: what takes the focus, namely the control that left the list: the button for a new puzzle, or the puzzle with this id. */
type DeskView =
  | { readonly kind: 'list'; readonly after?: 'new' | number }
  | { readonly kind: 'make'; readonly made: MadePuzzle | undefined }

interface MakerDeskProps {
  readonly accountId: string
  readonly overview: MadePuzzles
}

/** The player's own puzzles: the list or the editor. */
export function MakerDesk({ accountId, overview: { MadePuzzles, Removed, MayMake, Classrooms } }: MakerDeskProps) {
  // An unfinished draft opens in the editor.
  const [view, setView] = useState<DeskView>(MayMake && hasDraft(accountId) ? { kind: 'make', made: undefined } : { kind: 'list' })
  if (view.kind === 'make') {
    const { made } = view
    return <PuzzleEditor accountId={accountId} made={made} onDone={() => setView({ kind: 'list', after: made?.Id ?? 'new' })} />
  }
  const make = (
    <Button ref={view.after === 'new' ? focusOn : undefined} variant="primary" onClick={() => setView({ kind: 'make', made: undefined })}>
      {m['ui.make_a_puzzle']()}
    </Button>
  )
  return (
    <>
      {MayMake ? make : <NotNow />}
      {MayMake && Classrooms.map((classroom) => <ClassSwitch key={classroom.Id} classroom={classroom} />)}
      <MadeList
        made={MadePuzzles}
        deleted={Removed}
        after={view.after}
        mayMake={MayMake}
        onEdit={(made) => setView({ kind: 'make', made })}
      />
    </>
  )
}

/** Why no puzzle can be made now: the class is switched off, or the teacher's plan has ended. */
function NotNow() {
  const { role } = useVisitor()
  if (role === 'student') return <p>{m['maker_desk.switched_off']()}</p>
  return (
    <Notice tone="note" action={<ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>}>
      <p>{m['maker_desk.plan_needed']()}</p>
    </Notice>
  )
}

function MadeList({
  made,
  deleted,
  after,
  mayMake,
  onEdit,
}: {
  readonly made: readonly MadePuzzle[]
  readonly deleted: MadePuzzles['Removed']
  readonly after: 'new' | number | undefined
  readonly mayMake: boolean
  readonly onEdit: (made: MadePuzzle) => void
}) {
  const [review] = makerApi.useReviewMadePuzzleMutation()
  const [remove] = makerApi.useRemoveMadePuzzleMutation()
  const [restore] = makerApi.useRestoreMadePuzzleMutation()
  const [print] = makerApi.usePrintMadePuzzlesMutation()
  const visitor = useVisitor()
  // Printing leads others to the plans; students cannot have one.
  const mayPrint = visitor.role !== 'student' || access('WORKSHEET', visitor).kind === 'open'
  const [removed, setRemoved] = useState<MadePuzzle>()
  const [failure, setFailure] = useState<string>()
  const done = (reply: { readonly error?: CallError | undefined }): boolean => {
    setFailure(reply.error && failureOf(reply.error, 'first').message)
    return !reply.error
  }
  const removeOne = async (one: MadePuzzle) => {
    if (done(await remove(one.Id))) setRemoved(one)
  }
  const printOne = async (one: MadePuzzle) => {
    const reply = await print([one.Id])
    if (done(reply) && reply.data) saveFrom(reply.data.Url)
  }
  return (
    <>
      {removed && (
        <Undo
          key={removed.Id}
          done={{ words: m['maker_desk.is_deleted']({ title: removed.Title }), undo: () => restore(removed.Id) }}
          onUndone={() => setRemoved(undefined)}
        />
      )}
      {failure !== undefined && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      {made.length === 0 ? (
        <EmptyState emoji="artist-palette" title={m['maker_desk.nothing_made_yet']()} headingLevel={2}>
          {m['maker_desk.none_yet']()}
        </EmptyState>
      ) : (
        <ul className={styles['list']}>
          {made.map((one) => (
            <MadeRow
              key={one.Id}
              made={one}
              hasFocus={after === one.Id}
              onEdit={one.IsMine && mayMake ? () => onEdit(one) : undefined}
              onRemove={one.IsMine ? () => void removeOne(one) : undefined}
              onReview={
                one.IsMine || !one.Author || !mayMake
                  ? undefined
                  : async (isApproved) => void done(await review({ MadePuzzleId: one.Id, IsApproved: isApproved, Version: one.Version }))
              }
              onPrint={mayPrint ? () => void printOne(one) : undefined}
            />
          ))}
        </ul>
      )}
      <RemovedList
        title={m['maker_desk.deleted_puzzles']()}
        removed={deleted.map(({ Id, Title, GoneAt }) => ({ id: String(Id), name: Title, goneAt: GoneAt }))}
        onRestore={async (id) => {
          const { error } = await restore(Number(id))
          if (error) return failureOf(error, 'first').message
          setFailure(undefined)
          // The message above may be about this very puzzle.
          setRemoved(undefined)
          return undefined
        }}
      />
    </>
  )
}

function ClassSwitch({ classroom: { Id, Name, StudentsMayMake } }: { readonly classroom: MadePuzzles['Classrooms'][number] }) {
  const [update, { error }] = makerApi.useUpdateMakerSwitchMutation()
  // Optimistic, until the list is fetched again.
  const [pressed, setPressed] = useState<{ readonly isOn: boolean }>()
  const press = async (isOn: boolean) => {
    const latest = { isOn }
    setPressed(latest)
    const reply = await update({ ClassroomId: Id, StudentsMayMake: isOn })
    if (reply.error) setPressed((now) => (now === latest ? undefined : now))
  }
  return (
    <div>
      <Switch
        label={m['maker_desk.students_may']({ name: Name })}
        hint={m['maker_desk.approval_hint']()}
        isOn={pressed?.isOn ?? StudentsMayMake}
        onChange={(isOn) => void press(isOn)}
      />
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
    </div>
  )
}

interface PuzzleEditorProps {
  readonly accountId: string
  readonly made: MadePuzzle | undefined
  readonly onDone: () => void
}

function PuzzleEditor({ accountId, made, onDone }: PuzzleEditorProps) {
  const { draft, change, forget, forgetSaved } = useMakerDraft(accountId, made)
  const editor = useRef<HTMLElement>(null)
  const savedId = made?.Id ?? draft.keptIds?.[draft.kind]
  const [create] = makerApi.useMakePuzzleMutation()
  const [update] = makerApi.useUpdateMadePuzzleMutation()
  const save = async (title: string, question: MadeQuestion) => {
    const Question = question
    const answer =
      savedId === undefined
        ? await create({ Title: title, Question, PuzzleKey: draft.keys[draft.kind] })
        : await update({ MadePuzzleId: savedId, Title: title, ...(made?.IsAssigned ? {} : { Question }) })
    if ('error' in answer) {
      const { message, fields: { Title } = {} } = failureOf(answer.error, 'first')
      return { message, fields: Title ? { title: Title } : {} }
    }
    const isUnchanged = forgetSaved(draft)
    // The editor was closed meanwhile; another may be open.
    if (!editor.current) return undefined
    if (isUnchanged) onDone()
    else change({ keptIds: { ...draft.keptIds, [draft.kind]: answer.data.Id } })
    return undefined
  }
  const leave = () => {
    forget()
    onDone()
  }
  const saving = { isSaved: savedId !== undefined, title: draft.title, onTitle: (title: string) => change({ title }), onSave: save }
  const part =
    draft.kind === 'board' ? (
      <BoardMaker draft={draft.board} onDraft={(board) => change({ board })} {...saving} />
    ) : (
      <ClassicMaker draft={draft.classic} onDraft={(classic) => change({ classic })} {...saving} />
    )
  return (
    <section ref={editor} className={styles['make']} aria-labelledby="make-one">
      <div className={styles['head']}>
        <h2 id="make-one" ref={focusOn}>
          {made ? m['maker_desk.change']({ title: made.Title }) : m['ui.make_a_puzzle']()}
        </h2>
        <Button onClick={leave}>{m['ui.cancel']()}</Button>
      </div>
      {made?.IsAssigned && <p>{m['maker_desk.assigned']()}</p>}
      {made ? (
        part
      ) : (
        <Tabs label={m['ui.kind_of_puzzle']()} tabs={KINDS} selected={draft.kind} onSelect={(kind) => change({ kind })}>
          {part}
        </Tabs>
      )}
    </section>
  )
}
