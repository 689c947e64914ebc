import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { paperNames } from '@emojigma/messages/words/papers.ts'
import { access } from '@emojigma/contract/rules/page-access.ts'
import { ALL_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import {
  MAX_PILE_PUZZLES,
  MAX_SHEET_PUZZLES,
  MAX_SHEET_TITLE,
  MAX_VARIANTS,
  PRINTABLE,
  SUM_BOARDS,
  type AnswerKey,
  type Paper,
} from '@emojigma/contract/rules/worksheets.ts'
import { useState } from 'react'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ChoiceField, Field } from '../../ui/forms/Field.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Form, type FormValues } from '../../ui/forms/Form.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { worksheetsApi, type MadeWorksheet } from './api.ts'
import { useClassesToPrintFor } from './classes-to-print-for.ts'
import { KindAndLevelBoxes } from '../../ui/forms/KindAndLevelBoxes.tsx'
import { DownloadOverlay } from './DownloadOverlay.tsx'
import styles from './WorksheetComposer.module.css'

const ANSWERS: Readonly<Record<AnswerKey, string>> = {
  fold: m['worksheet_composer.upside_down'](),
  page: m['worksheet_composer.own_page'](),
  none: m['worksheet_composer.without_answers'](),
}
const [AS_CHOSEN, NO_SHEET] = ['chosen', 'none']
const LEVELS_OF_PART = {
  [AS_CHOSEN]: m['worksheet_composer.as_chosen'](),
  ...Object.fromEntries(ALL_LEVEL_IDS.map((id) => [`level ${id}`, nameWords.levels[id]])),
  [NO_SHEET]: m['worksheet_composer.no_sheet'](),
}
const NO_SUMS = 'none'
const SUMS = {
  [NO_SUMS]: m['worksheet_composer.no_sums'](),
  'step 1': m['worksheet_composer.sums_step_1'](),
  'step 2': m['worksheet_composer.sums_step_2'](),
  'step 3': m['worksheet_composer.sums_step_3'](),
  'step 4': m['worksheet_composer.sums_step_4'](),
}
const isPrintable = (text: string) => (PRINTABLE.test(text.normalize('NFC')) ? undefined : m['worksheet_composer.title_signs']())

/** The worksheet form. Choices survive a failed request.
 *  Source: docs/product.md, Worksheets */
export function WorksheetComposer() {
  const [typeIds, setTypeIds] = useState<readonly PuzzleTypeId[]>([1])
  const [levelIds, setLevelIds] = useState<readonly LevelId[]>([1])
  const [standard, setStandard] = useState<string>()
  const [nameLine, setNameLine] = useState(true)
  const [greyscale, setGreyscale] = useState(false)
  const [largePrint, setLargePrint] = useState(false)
  const [made, setMade] = useState<MadeWorksheet>()
  // Students' sheets never have answers.
  const visitor = useVisitor()
  const isForAnyone = access('WORKSHEET', visitor).kind === 'open'
  const [create] = worksheetsApi.useCreateWorksheetMutation()
  const [createPile] = worksheetsApi.useCreateClassWorksheetsMutation()
  const { classes } = useClassesToPrintFor()
  const [chosenId, setChosenId] = useState('')
  const classroomId = chosenId !== '' || isForAnyone ? chosenId : (classes[0]?.Id ?? '')
  const hasAnswers = classroomId !== '' || access('ANSWER KEY', visitor).kind === 'open'
  const { currentData } = worksheetsApi.useGetGroupsToPrintForQuery(classroomId, {
    skip: classroomId === '',
    refetchOnMountOrArgChange: true,
  })
  const groups = (currentData?.Groups ?? []).filter(({ StudentIds }) => StudentIds.length > 0)

  const submit = async ({ title = '', count, variants, sums = NO_SUMS, answerKey = 'none', paper, ...levels }: FormValues) => {
    const puzzles = {
      puzzleTypeIds: typeIds.length === 0 ? undefined : [...typeIds],
      levelIds: levelIds.length === 0 ? undefined : [...levelIds],
    }
    const look = { title, answerKey: answerKey as AnswerKey, paper: paper as Paper, greyscale, largePrint }
    const content = { count: Number(count), sumsStep: stepIn(sums), ...look }
    const partOf = (level = AS_CHOSEN, GroupId?: string) => {
      if (level === NO_SHEET) return []
      const part = level === AS_CHOSEN ? puzzles : { ...puzzles, levelIds: ALL_LEVEL_IDS.filter((id) => `level ${id}` === level) }
      return [GroupId === undefined ? part : { ...part, GroupId }]
    }
    const answer =
      classroomId === ''
        ? await create({ ...puzzles, ...content, variants: Number(variants), standard, nameLine })
        : await createPile({
            ClassroomId: classroomId,
            parts: [...groups.flatMap(({ Id }) => partOf(levels[`level-${Id}`], Id)), ...partOf(levels['level-others'])],
            ...content,
          })
    if ('error' in answer) {
      // The check boxes have no error line, so their error is shown as the message.
      const { message, fields: { levelIds: _levels, ...fields } = {} } = failureOf(answer.error, 'first')
      return { message, fields }
    }
    setMade(answer.data)
    return undefined
  }

  return (
    <>
      <Form submit={m['worksheet_composer.make_the_worksheet']()} onSubmit={submit}>
        {classes.length > 0 && (
          <label className={styles['forWhom']}>
            {m['worksheet_composer.for_whom']()}
            <select value={classroomId} onChange={({ target }) => setChosenId(target.value)}>
              {isForAnyone && <option value="">{m['worksheet_composer.no_class']()}</option>}
              {classes.map(({ Id, Name }) => (
                <option key={Id} value={Id}>
                  {m['worksheet_composer.class_of']({ name: Name })}
                </option>
              ))}
            </select>
          </label>
        )}
        <KindAndLevelBoxes typeIds={typeIds} levelIds={levelIds} onTypeIds={setTypeIds} onLevelIds={setLevelIds} onStandard={setStandard} />
        <div className={styles['row']}>
          <Field
            name="count"
            label={m['ui.how_many_puzzles']()}
            type="number"
            min={0}
            max={classroomId === '' ? MAX_SHEET_PUZZLES : MAX_PILE_PUZZLES}
            defaultValue={4}
            required
          />
          {classroomId === '' && (
            <Field
              name="variants"
              label={m['worksheet_composer.variants']()}
              hint={m['worksheet_composer.variants_hint']()}
              type="number"
              min={1}
              max={MAX_VARIANTS}
              defaultValue={1}
              required
            />
          )}
        </div>
        <ChoiceField
          name="sums"
          label={m['worksheet_composer.sums']()}
          hint={m['worksheet_composer.sums_hint']({ count: SUM_BOARDS })}
          options={SUMS}
          defaultValue={NO_SUMS}
        />
        {classroomId !== '' && (
          <>
            <div className={styles['row']}>
              {groups.map(({ Id, Name }) => (
                <ChoiceField
                  key={Id}
                  name={`level-${Id}`}
                  label={m['worksheet_composer.group_level']({ name: Name })}
                  options={LEVELS_OF_PART}
                />
              ))}
              {groups.length > 0 && (
                <ChoiceField
                  key={classroomId}
                  name="level-others"
                  label={m['worksheet_composer.others_level']()}
                  options={LEVELS_OF_PART}
                />
              )}
            </div>
            {groups.length > 0 && <p className="small muted">{m['worksheet_composer.in_two']()}</p>}
          </>
        )}
        <Field
          name="title"
          label={m['ui.title']()}
          hint={m['worksheet_composer.title_hint']()}
          maxLength={MAX_SHEET_TITLE}
          check={isPrintable}
        />
        <div className={styles['row']}>
          {hasAnswers && (
            <ChoiceField
              name="answerKey"
              label={m['worksheet_composer.answers']()}
              hint={m['worksheet_composer.answers_hint']()}
              options={ANSWERS}
              defaultValue="fold"
            />
          )}
          <ChoiceField name="paper" label={m['ui.paper']()} options={paperNames} defaultValue="A4" />
        </div>
        {classroomId === '' && <Switch label={m['worksheet_composer.name_line']()} isOn={nameLine} onChange={setNameLine} />}
        <Switch
          label={m['worksheet_composer.greyscale']()}
          hint={m['worksheet_composer.saves_ink']()}
          isOn={greyscale}
          onChange={setGreyscale}
        />
        <Switch
          label={m['worksheet_composer.large_print']()}
          hint={m['worksheet_composer.large_print_hint']()}
          isOn={largePrint}
          onChange={setLargePrint}
        />
      </Form>
      {made && <DownloadOverlay key={made.WorksheetId} made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}

/** "step 2" → 2 */
function stepIn(choice: string): number | undefined {
  return choice === NO_SUMS ? undefined : Number(choice.slice('step '.length))
}
