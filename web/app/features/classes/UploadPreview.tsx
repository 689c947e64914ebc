import { m } from '@emojigma/messages'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { useGetExternalLoginsQuery } from '../../platform/session/external-logins.ts'
import { classroomsApi } from './api.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { OLD_ENCODINGS, rowsToFix, withClass, type OldEncoding } from './csv-file.ts'
import { linksToWire, type CsvRow } from './csv-rows.ts'
import { classPath } from './menu.ts'
import { saveTable } from './save-table.ts'
import { addedIds, takenLogins, type CsvUploadState } from './use-csv-upload.ts'
import styles from './CsvUpload.module.css'
import { CsvRows } from './CsvRows.tsx'
import { NewPasswords } from './NewPasswords.tsx'
import portal from './portal.module.css'

/** A list of students for a class: every row with what would happen or has happened to it. */
export function UploadPreview({ classroom, upload }: { readonly classroom: Classroom; readonly upload: CsvUploadState }) {
  const { reading, failure, jobId, isBusy, isFixable, fix, add, again, unnamed, choose, guess, readAs } = upload
  const status = reading && (isBusy ? m['csv_upload.looking_at_every_row']() : summary(reading.rows))
  return (
    <div className={portal['parts']}>
      {failure && (
        <Notice
          tone="error"
          action={again && <Button onClick={() => void again()}>{failure.at === 'add' ? m['ui.retry']() : m['ui.look_again']()}</Button>}
        >
          <p>{failure.message}</p>
        </Notice>
      )}
      {unnamed && (
        <ColumnChoice
          key={unnamed.name}
          table={unnamed.file.table}
          columns={unnamed.file.columns}
          onChoose={(columns) => void choose(columns)}
        />
      )}
      {guess && isFixable && <Letters encoding={guess.encoding} onChoose={(encoding) => void readAs(encoding)} />}
      {reading && (
        <>
          {status && (
            <output>
              <strong>{reading.name}:</strong> {status}
            </output>
          )}
          {reading.unknownColumns !== '' && (
            <p className="small muted">{m['csv_upload.unknown_columns']({ unknownColumns: reading.unknownColumns })}</p>
          )}
          {reading.leftOut > 0 && <p className="small muted">{m['csv_upload.left_out']({ count: reading.leftOut })}</p>}
          {reading.missing.length > 0 && <p>{m['csv_upload.missing']({ names: reading.missing.join('; ') })}</p>}
          {isFixable && <SchoolAddresses reading={reading} onChange={upload.chooseAddresses} />}
          {reading.linked > 0 && <output>{m['csv_upload.linked']({ count: reading.linked })}</output>}
          <AddRow
            rows={reading.rows}
            isBusy={isBusy}
            onAdd={() => void add()}
            onUndo={() => void upload.undo()}
            onPrefix={() => void upload.addPrefix()}
            onLink={() => void upload.link()}
            linkable={reading.linked > 0 ? 0 : linksToWire(reading.rows, reading.sendsAddresses).length}
            className={classroom.Name}
            classroomId={classroom.Id}
          />
          {jobId && <PasswordProgress key={jobId} jobId={jobId} />}
          <CsvRows rows={reading.rows} isFixable={isFixable} onFix={(row, change) => void fix(row, change)} />
          <Passwords rows={reading.rows} />
        </>
      )}
    </div>
  )
}

const ENCODINGS: Readonly<Record<OldEncoding, string>> = {
  'windows-1252': m['csv_upload.letters_west'](),
  'windows-1250': m['csv_upload.letters_central'](),
  'windows-1251': m['csv_upload.letters_cyrillic'](),
  macintosh: m['csv_upload.letters_mac'](),
}

/** A file of an older program does not say which letters it has. */
function Letters({ encoding, onChoose }: { readonly encoding: OldEncoding; readonly onChoose: (encoding: OldEncoding) => void }) {
  return (
    <label>
      {m['csv_upload.letters']()}{' '}
      <select
        value={encoding}
        onChange={({ target }) => {
          const chosen = OLD_ENCODINGS.find((one) => one === target.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {OLD_ENCODINGS.map((one) => (
          <option key={one} value={one}>
            {ENCODINGS[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function AddRow({
  rows,
  isBusy,
  onAdd,
  onUndo,
  onPrefix,
  onLink,
  linkable,
  className,
  classroomId,
}: {
  readonly rows: readonly CsvRow[]
  readonly isBusy: boolean
  readonly onAdd: () => void
  readonly onUndo: () => void
  readonly onPrefix: () => void
  readonly onLink: () => void
  /** Students of the class whose school login the list names. */
  readonly linkable: number
  readonly className: string
  readonly classroomId: string
}) {
  const ready = rows.filter(({ outcome, login }) => outcome === 'added' && !login).length
  const added = rows.filter(({ login }) => login).length
  const taken = takenLogins(rows)
  const undoable = addedIds(rows).length
  const wrong = rows.filter(({ outcome, login }) => !login && (outcome === 'refused' || outcome === 'skipped'))
  const saveWrong = () =>
    saveTable(rowsToFix(wrong.map(({ student, faults }) => ({ student, why: Object.values(faults).join(' ') }))), 'rows-to-fix.csv')
  return (
    <div className={portal['row']}>
      {ready > 0 && (
        <Button variant="primary" disabled={isBusy} onClick={onAdd}>
          {m['csv_upload.add']({ studentCount: m['student_list.students']({ count: ready }) })}
        </Button>
      )}
      {taken.length > 0 && (
        <Button disabled={isBusy} onClick={onPrefix}>
          {m['csv_upload.prefix']({ count: taken.length, example: withClass(className, taken[0]?.student.userName ?? '') })}
        </Button>
      )}
      {linkable > 0 && (
        <Button disabled={isBusy} onClick={onLink}>
          {m['csv_upload.link']({ count: linkable })}
        </Button>
      )}
      {undoable > 0 && (
        <Button disabled={isBusy} onClick={onUndo}>
          {m['csv_upload.undo']({ studentCount: m['student_list.students']({ count: undoable }) })}
        </Button>
      )}
      {added > 0 && (
        <ButtonLink to={classPath(classroomId, 'cards')}>
          <Icon name="worksheet" /> {m['classes.print_qr_cards']()}
        </ButtonLink>
      )}
      {wrong.length > 0 && !isBusy && (
        <Button onClick={saveWrong}>
          <Icon name="download" /> {m['csv_upload.download_faults']({ count: wrong.length })}
        </Button>
      )}
    </div>
  )
}

/** Where people can log in with another site, and the list has addresses. */
function SchoolAddresses({
  reading,
  onChange,
}: {
  readonly reading: NonNullable<CsvUploadState['reading']>
  readonly onChange: (sendsAddresses: boolean) => void
}) {
  const hasAddresses = reading.rows.some(({ student, login }) => student.address && !login)
  const { data: logins = [] } = useGetExternalLoginsQuery('/', { skip: !hasAddresses })
  if (logins.length === 0 || !hasAddresses) return null
  return (
    <Switch
      label={m['csv_upload.log_in_by_address']({ sites: logins.map(({ Name }) => Name).join(', ') })}
      hint={m['csv_upload.address_kept']()}
      isOn={reading.sendsAddresses}
      onChange={onChange}
    />
  )
}

const LOOK_EVERY_MS = 1500

/** Hashing the passwords that a teacher chose takes a while; those students can log in once it is done. */
function PasswordProgress({ jobId }: { readonly jobId: string }) {
  const [isDone, setDone] = useState(false)
  const { data } = classroomsApi.useGetUploadQuery(jobId, { pollingInterval: isDone ? 0 : LOOK_EVERY_MS })
  if (!data) return null
  if (data.State === 'done' && !isDone) setDone(true)
  return (
    <div>
      <output>
        {data.State === 'done'
          ? m['csv_upload.passwords_ready']()
          : m['csv_upload.passwords_progress']({ done: data.Done, total: data.Total })}
      </output>
      {data.State === 'working' && (
        <progress
          className={styles['progress']}
          aria-label={m['csv_upload.passwords_that_are_ready']()}
          value={data.Done}
          max={data.Total}
        />
      )}
    </div>
  )
}

function Passwords({ rows }: { readonly rows: readonly CsvRow[] }) {
  const made = rows.flatMap(({ student, login }) =>
    login?.password === undefined ? [] : [{ name: student.realName || login.userName, userName: login.userName, password: login.password }],
  )
  return made.length > 0 && <NewPasswords logins={made} />
}

/** The result or preview of all rows; undefined while unknown. */
function summary(rows: readonly CsvRow[]): string | undefined {
  const added = rows.filter(({ login }) => login).length
  const ready = rows.filter(({ outcome, login }) => outcome === 'added' && !login).length
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length
  const skipped = rows.filter(({ outcome }) => outcome === 'skipped').length
  const known = rows.filter(({ knownId }) => knownId !== undefined).length
  const parts = [
    ...(added > 0 ? [m['csv_upload.added']({ added })] : []),
    ...(ready > 0 ? [m['csv_upload.ready_to_add']({ ready })] : []),
    ...(refused > 0 ? [m['csv_upload.to_put_right']({ refused })] : []),
    ...(known > 0 ? [m['csv_upload.known']({ known })] : []),
    ...(skipped > 0 ? [m['csv_upload.skipped']({ skipped })] : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : undefined
}
