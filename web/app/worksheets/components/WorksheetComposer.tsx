import { ALL_LEVEL_IDS, levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import {
  MAX_SHEET_PUZZLES,
  MAX_SHEET_TITLE,
  MAX_VARIANTS,
  PRINTABLE,
  type AnswerKey,
  type Paper,
} from '@emojigma/contract/rules/worksheets.ts'
import { useState } from 'react'
import { ChoiceField, Field } from '../../ui/Field.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Form, type FormValues } from '../../ui/Form.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { worksheetsApi, type MadeWorksheet } from '../api.ts'
import { CheckBoxes } from '../../ui/CheckBoxes.tsx'
import { DownloadOverlay } from './DownloadOverlay.tsx'
import styles from './WorksheetComposer.module.css'

const ANSWERS: Readonly<Record<AnswerKey, string>> = {
  fold: 'Upside down at the foot',
  page: 'On a page of their own',
  none: 'Without answers',
}
const PAPER: Readonly<Record<Paper, string>> = { A4: 'A4', Letter: 'Letter' }
const LEVEL_NAMES = new Map(ALL_LEVEL_IDS.map((id) => [id, levelOf(id).name]))
const TYPE_NAMES = new Map(PUZZLE_TYPES.map(({ id, name }) => [id, name]))
const isPrintable = (text: string) =>
  PRINTABLE.test(text.normalize('NFC')) ? undefined : 'Please use Latin, Greek or Cyrillic letters, figures and signs.'

/** The form that puts a worksheet together. What is chosen stays, whether the sheet comes or not.
 *  Source: docs/product.md, Worksheets */
export function WorksheetComposer() {
  const [typeIds, setTypeIds] = useState<readonly PuzzleTypeId[]>([1])
  const [levelIds, setLevelIds] = useState<readonly LevelId[]>([1])
  const [nameLine, setNameLine] = useState(true)
  const [greyscale, setGreyscale] = useState(false)
  const [largePrint, setLargePrint] = useState(false)
  const [made, setMade] = useState<MadeWorksheet>()
  const [create] = worksheetsApi.useCreateWorksheetMutation()

  const submit = async ({ title = '', count, variants, answerKey, paper }: FormValues) => {
    const answer = await create({
      puzzleTypeIds: typeIds.length === 0 ? undefined : [...typeIds],
      levelIds: levelIds.length === 0 ? undefined : [...levelIds],
      count: Number(count),
      variants: Number(variants),
      title,
      answerKey: answerKey as AnswerKey,
      paper: paper as Paper,
      nameLine,
      greyscale,
      largePrint,
    })
    if ('error' in answer) return failureOf(answer.error, 'first')
    setMade(answer.data)
    return undefined
  }

  return (
    <>
      <Form submit="Make the worksheet" onSubmit={submit}>
        <CheckBoxes legend="Kinds of puzzles" hint="None chosen means all." options={TYPE_NAMES} chosen={typeIds} onChange={setTypeIds} />
        <CheckBoxes legend="Levels" hint="None chosen means all." options={LEVEL_NAMES} chosen={levelIds} onChange={setLevelIds} />
        <div className={styles['row']}>
          <Field name="count" label="How many puzzles" type="number" min={1} max={MAX_SHEET_PUZZLES} defaultValue={4} required />
          <Field
            name="variants"
            label="Variants"
            hint="Each with other puzzles of the same kinds and levels."
            type="number"
            min={1}
            max={MAX_VARIANTS}
            defaultValue={1}
            required
          />
        </div>
        <Field name="title" label="Title" hint="Stands above the puzzles. May be empty." maxLength={MAX_SHEET_TITLE} check={isPrintable} />
        <div className={styles['row']}>
          <ChoiceField name="answerKey" label="Answers" options={ANSWERS} defaultValue="fold" />
          <ChoiceField name="paper" label="Paper" options={PAPER} defaultValue="A4" />
        </div>
        <Switch label="Lines for name, class and date" isOn={nameLine} onChange={setNameLine} />
        <Switch label="Greyscale" hint="Saves ink." isOn={greyscale} onChange={setGreyscale} />
        <Switch label="Large print" hint="Two puzzles a page instead of four." isOn={largePrint} onChange={setLargePrint} />
      </Form>
      {made && <DownloadOverlay key={made.WorksheetId} made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
