import { m } from '@emojigma/messages'
import { paperNames } from '@emojigma/messages/words/papers.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import {
  MAX_SHEET_PUZZLES,
  MAX_SHEET_TITLE,
  MAX_VARIANTS,
  PRINTABLE,
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
import { KindAndLevelBoxes } from '../../ui/forms/KindAndLevelBoxes.tsx'
import { DownloadOverlay } from './DownloadOverlay.tsx'
import styles from './WorksheetComposer.module.css'

const ANSWERS: Readonly<Record<AnswerKey, string>> = {
  fold: m['worksheet_composer.upside_down'](),
  page: m['worksheet_composer.own_page'](),
  none: m['worksheet_composer.without_answers'](),
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
  const hasAnswers = access('ANSWER KEY', useVisitor()).kind === 'open'
  const [create] = worksheetsApi.useCreateWorksheetMutation()

  const submit = async ({ title = '', count, variants, answerKey = 'none', paper }: FormValues) => {
    const answer = await create({
      puzzleTypeIds: typeIds.length === 0 ? undefined : [...typeIds],
      levelIds: levelIds.length === 0 ? undefined : [...levelIds],
      count: Number(count),
      variants: Number(variants),
      title,
      standard,
      answerKey: answerKey as AnswerKey,
      paper: paper as Paper,
      nameLine,
      greyscale,
      largePrint,
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
        <KindAndLevelBoxes typeIds={typeIds} levelIds={levelIds} onTypeIds={setTypeIds} onLevelIds={setLevelIds} onStandard={setStandard} />
        <div className={styles['row']}>
          <Field name="count" label={m['ui.how_many_puzzles']()} type="number" min={1} max={MAX_SHEET_PUZZLES} defaultValue={4} required />
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
        </div>
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
        <Switch label={m['worksheet_composer.name_line']()} isOn={nameLine} onChange={setNameLine} />
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
