import { m } from '@emojigma/messages'
import type { BodyOf } from '@emojigma/contract/call.ts'
import type { Classroom, rollOver } from '@emojigma/contract/classes/classrooms.ts'
import { CLASSROOM_NAME_LENGTH, REMOVED_KEPT_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { useState } from 'react'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Form, type FormFailure } from '../../ui/forms/Form.tsx'
import { LabelledBox } from '../../ui/forms/LabelledBox.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import type { Undoable } from '../../ui/Undo.tsx'
import { classroomsApi } from './api.ts'
import { cardsApi } from './cards/api.ts'
import styles from './NewYear.module.css'
import portal from './portal.module.css'

type NextYear = BodyOf<typeof rollOver>['Classes'][number]
type Choice = 'stay' | NextYear['Then']

const CHOICES: Readonly<Record<Choice, string>> = {
  stay: m['new_year.stay'](),
  rename: m['new_year.rename'](),
  join: m['new_year.join'](),
  archive: m['new_year.archive'](),
}

interface Plan {
  readonly choice: Choice
  readonly name: string
  /** The id of the class to join; empty until one is chosen. */
  readonly into: string
}

/** Begins a new school year with all classes at once.
 *  Source: docs/product.md, Teacher portal */
export function NewYear({
  classrooms,
  onDone,
  onClose,
}: {
  /** Without archived ones. */
  readonly classrooms: readonly Classroom[]
  readonly onDone: (done: Undoable) => void
  readonly onClose: () => void
}) {
  const [plans, setPlans] = useState<Readonly<Record<string, Plan>>>({})
  const [isMakingCards, setMakingCards] = useState(false)
  const [roll] = classroomsApi.useRollOverMutation()
  const [undo] = classroomsApi.useUndoRollOverMutation()
  const [issueCards] = cardsApi.useIssueCardsMutation()
  const rollOnce = useIdempotentRequest()
  const planOf = ({ Id, Name }: Classroom): Plan => plans[Id] ?? { choice: 'stay', name: nextNameOf(Name), into: '' }
  const leaves = ({ choice }: Plan) => choice === 'join' || choice === 'archive'
  /** The classes that another may join. */
  const goOn = classrooms.filter((classroom) => !leaves(planOf(classroom)))
  const begin = async (): Promise<FormFailure | undefined> => {
    const changes = classrooms.flatMap((classroom) => nextYearOf(classroom.Id, planOf(classroom)))
    if (changes.length === 0) return { message: m['new_year.nothing_chosen']() }
    const unclear = changes.some((change) => change.Then === 'join' && !goOn.some(({ Id }) => Id === change.IntoId))
    if (unclear) return { message: m['new_year.choose_a_class']() }
    const { data, error } = await rollOnce(changes, (RollOverKey) => roll({ RollOverKey, Classes: changes }))
    if (!data) return failureOf(error, 'first')
    const failed = isMakingCards && (await hasFailed(cardClassesOf(changes), issueCards))
    const cards = failed ? m['new_year.cards_failed']() : isMakingCards ? m['new_year.cards_made']() : m['new_year.print_cards']()
    onDone({ words: `${m['new_year.begun']()} ${cards}`, undo: () => undo(data.RollOverId) })
    return undefined
  }
  return (
    <Modal title={m['new_year.title']()} onClose={onClose} className={portal['dialog']}>
      <p>{m['new_year.introduction']({ days: REMOVED_KEPT_DAYS })}</p>
      <Form submit={m['new_year.begin']()} onSubmit={begin}>
        {classrooms.map((classroom) => {
          const { Id, Name } = classroom
          const plan = planOf(classroom)
          const change = (part: Partial<Plan>) => setPlans((known) => ({ ...known, [Id]: { ...plan, ...part } }))
          const others = goOn.filter((other) => other.Id !== Id)
          return (
            <fieldset key={Id} className={styles['class']}>
              <legend>{Name}</legend>
              <LabelledBox label={m['new_year.next_year']()}>
                {(control) => (
                  <select {...control} value={plan.choice} onChange={({ target }) => change({ choice: target.value as Choice })}>
                    {Object.entries(CHOICES).map(([value, words]) => (
                      <option key={value} value={value} disabled={value === 'join' && others.length === 0}>
                        {words}
                      </option>
                    ))}
                  </select>
                )}
              </LabelledBox>
              {plan.choice === 'rename' && (
                <LabelledBox label={m['new_year.new_name']()}>
                  {(control) => (
                    <input
                      {...control}
                      value={plan.name}
                      required
                      maxLength={CLASSROOM_NAME_LENGTH.max}
                      autoComplete="off"
                      onChange={({ target }) => change({ name: target.value })}
                    />
                  )}
                </LabelledBox>
              )}
              {plan.choice === 'join' && (
                <LabelledBox label={m['new_year.which_class']()}>
                  {(control) => (
                    <select {...control} value={plan.into} required onChange={({ target }) => change({ into: target.value })}>
                      <option value="">{m['new_year.choose']()}</option>
                      {others.map((other) => (
                        <option key={other.Id} value={other.Id}>
                          {other.Name}
                        </option>
                      ))}
                    </select>
                  )}
                </LabelledBox>
              )}
            </fieldset>
          )
        })}
        <Switch label={m['new_year.new_cards']()} hint={m['new_year.new_cards_hint']()} isOn={isMakingCards} onChange={setMakingCards} />
      </Form>
    </Modal>
  )
}

function nextYearOf(ClassroomId: string, { choice, name, into }: Plan): NextYear | readonly [] {
  switch (choice) {
    case 'stay':
      return []
    case 'rename':
      return { ClassroomId, Then: choice, Name: name }
    case 'join':
      return { ClassroomId, Then: choice, IntoId: into }
    case 'archive':
      return { ClassroomId, Then: choice }
  }
}

/** The classes whose students get new cards: those that changed and go on. */
function cardClassesOf(changes: readonly NextYear[]): readonly string[] {
  return [
    ...new Set(changes.flatMap((change) => (change.Then === 'rename' ? change.ClassroomId : change.Then === 'join' ? change.IntoId : []))),
  ]
}

async function hasFailed(ids: readonly string[], issue: ReturnType<typeof cardsApi.useIssueCardsMutation>[0]): Promise<boolean> {
  for (const ClassroomId of ids) {
    const { error } = await issue({ selection: { ClassroomId }, isNew: true })
    if (error) return true
  }
  return false
}

/** Proposes a name: "Year 4 Otters" becomes "Year 5 Otters". Without a number it stays the same. */
function nextNameOf(name: string): string {
  return name.replace(/\d{1,2}(?!\d)/, (number) => String(Number(number) + 1))
}
