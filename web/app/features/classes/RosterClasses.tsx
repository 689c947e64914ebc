import { m } from '@emojigma/messages'
import type { Classroom, Classrooms } from '@emojigma/contract/classes/classrooms.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { deviceTimeZone } from '../../platform/browser/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { classroomsApi } from './api.ts'
import type { CsvFile } from './csv-file.ts'
import { chosenLists, readRoster, type Roster } from './one-roster.ts'
import { UploadPreview } from './UploadPreview.tsx'
import { useCsvUpload } from './use-csv-upload.ts'
import portal from './portal.module.css'

interface MadeClass {
  readonly classroom: Classroom
  readonly file: CsvFile
}

/** Makes classes from a school system's export, and shows the students of each before they are added.
 *  Source: docs/product.md, Teacher portal */
export function RosterClasses({ known }: { readonly known: Classrooms }) {
  const [roster, setRoster] = useState<Roster>()
  const [failure, setFailure] = useState<string>()
  const [made, setMade] = useState<readonly MadeClass[]>([])
  const [isBusy, setBusy] = useState(false)
  const [create] = classroomsApi.useCreateClassroomMutation()
  const makeOnce = useIdempotentRequest()

  const read = async (files: readonly File[]): Promise<void> => {
    const found = await readRoster(files)
    setRoster(found.kind === 'read' ? found : undefined)
    setFailure(found.kind === 'refused' ? found.message : undefined)
  }

  /** A class of the same name is that class: the same export again is an update. */
  const make = async (from: Roster, chosen: ReadonlySet<string>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    const done: MadeClass[] = []
    for (const { name, file } of chosenLists(from, chosen)) {
      const existing = known.Classrooms.find(({ Name, IsArchived }) => Name === name && !IsArchived)
      const reply = existing
        ? { data: existing }
        : await makeOnce(name, (ClassroomKey) => create({ classroomName: name, ClassroomKey, TimeZone: deviceTimeZone() }))
      if (!reply.data) {
        setFailure(failureOf(reply.error, 'first').message)
        break
      }
      done.push({ classroom: reply.data, file })
    }
    setBusy(false)
    // After a failure the classes made so far are found again by their names.
    if (done.length === chosen.size) {
      setMade(done)
      setRoster(undefined)
    }
  }

  return (
    <>
      <Section id="roster-classes" title={m['roster_classes.title']()} text={m['roster_classes.hint']()}>
        <div className={portal['parts']}>
          {made.length === 0 && (
            <label>
              {m['csv_upload.choose_file']()}{' '}
              <input
                type="file"
                multiple
                accept=".zip,.csv,application/zip,text/csv"
                disabled={isBusy}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])]
                  if (files.length > 0) void read(files)
                  target.value = ''
                }}
              />
            </label>
          )}
          {failure && (
            <Notice tone="error">
              <p>{failure}</p>
            </Notice>
          )}
          {roster && (
            <ClassChoice
              roster={roster}
              isBusy={isBusy}
              seatsLeft={known.SeatLimit - known.SeatsUsed}
              onMake={(ids) => void make(roster, ids)}
            />
          )}
        </div>
      </Section>
      {made.map(({ classroom, file }) => (
        <ClassList key={classroom.Id} classroom={classroom} file={file} />
      ))}
    </>
  )
}

interface ClassChoiceProps {
  readonly roster: Roster
  readonly isBusy: boolean
  readonly seatsLeft: number
  readonly onMake: (ids: ReadonlySet<string>) => void
}

function ClassChoice({ roster, isBusy, seatsLeft, onMake }: ClassChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(roster.classes.map(({ id }) => id)))
  const students = new Set(roster.classes.filter(({ id }) => chosen.has(id)).flatMap(({ userIds }) => userIds))
  const toggle = (id: string) => {
    const others = new Set(chosen)
    if (!others.delete(id)) others.add(id)
    setChosen(others)
  }
  return (
    <>
      <fieldset className={portal['parts']} disabled={isBusy}>
        <legend>{m['roster_classes.choose']()}</legend>
        {roster.classes.map(({ id, name, userIds }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} /> {name}{' '}
            <span className="muted">{m['student_list.students']({ count: userIds.length })}</span>
          </label>
        ))}
      </fieldset>
      <p className="small muted">
        {m['roster_classes.one_class']()}{' '}
        {m['roster_classes.seats']({ studentCount: m['student_list.students']({ count: students.size }), seatsLeft })}
      </p>
      <div className={portal['row']}>
        <Button variant="primary" disabled={isBusy || chosen.size === 0} onClick={() => onMake(chosen)}>
          {m['roster_classes.make']({ count: chosen.size })}
        </Button>
      </div>
    </>
  )
}

function ClassList({ classroom, file }: MadeClass) {
  const upload = useCsvUpload(classroom.Id, classroom.Name)
  const show = useEffectEvent(() => void upload.take(m['classes.students'](), file))
  useEffect(() => show(), [])
  return (
    <Section id={`roster-${classroom.Id}`} title={classroom.Name}>
      <UploadPreview classroom={classroom} upload={upload} />
    </Section>
  )
}
