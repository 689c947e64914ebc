import { m } from '@emojigma/messages'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { useState, type DragEvent } from 'react'
import { TextField } from '../../ui/forms/Field.tsx'
import { Form, type FormValues } from '../../ui/forms/Form.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { UploadPreview } from './UploadPreview.tsx'
import { useCsvUpload } from './use-csv-upload.ts'
import styles from './CsvUpload.module.css'
import portal from './portal.module.css'

interface CsvUploadProps {
  readonly classroom: Classroom
  readonly seatsLeft: number
}

/** Adds a whole class from a file or a list of names. Every row is previewed before anything is created.
 *  Source: docs/product.md, Teacher portal */
export function CsvUpload({ classroom, seatsLeft }: CsvUploadProps) {
  const upload = useCsvUpload(classroom.Id, classroom.Name)
  const { isFixable, read, readTyped } = upload
  return (
    <Section id={`csv-${classroom.Id}`} title={m['classes.csv_upload']()} text={m['csv_upload.columns_hint']()}>
      <div className={styles['csv']}>
        <div className={portal['parts']}>
          <Dropzone seatsLeft={seatsLeft} isDisabled={!isFixable} onFile={(file) => void read(file)} />
          <Names isDisabled={!isFixable} onNames={async (names) => readTyped(m['csv_upload.names'](), names)} />
        </div>
        <UploadPreview classroom={classroom} upload={upload} />
      </div>
    </Section>
  )
}

interface DropzoneProps {
  readonly seatsLeft: number
  readonly isDisabled: boolean
  readonly onFile: (file: File) => void
}

function Dropzone({ seatsLeft, isDisabled, onFile }: DropzoneProps) {
  const [isDragging, setDragging] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <div className={portal['parts']}>
      {/* Dropping is optional for mouse users: the field inside does the same. */}
      <div
        className={styles['dropzone']}
        data-control=""
        data-dragging={(isDragging && !isDisabled) || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setDragging(true)
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        <Icon name="arrow-up" />
        <strong>{m['csv_upload.drop']()}</strong>
        <span className="small muted">{m['csv_upload.or_choose']({ seatsLeft })}</span>
        <label>
          {m['csv_upload.choose_file']()}
          <input
            type="file"
            disabled={isDisabled}
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) onFile(file)
              // Allows choosing the same file again after correcting it.
              target.value = ''
            }}
          />
        </label>
      </div>
      <p className="small">
        <a href="/sample-students.csv" download>
          {m['csv_upload.download_the_sample_file']()}
        </a>
      </p>
    </div>
  )
}

/** For teachers with a list of names but no file. */
function Names({ isDisabled, onNames }: { readonly isDisabled: boolean; readonly onNames: (names: string) => Promise<void> }) {
  const submit = async ({ names = '' }: FormValues) => {
    await onNames(names)
    return undefined
  }
  return (
    <fieldset className={styles['names']} disabled={isDisabled}>
      <Form submit={m['csv_upload.take_these_names']()} variant="default" onSubmit={submit}>
        <TextField
          name="names"
          label={m['csv_upload.paste']()}
          hint={m['csv_upload.paste_hint']()}
          rows={5}
          required
          autoComplete="off"
          spellCheck={false}
        />
      </Form>
    </fieldset>
  )
}
