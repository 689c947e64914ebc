import { m } from '@emojigma/messages'
import { useState } from 'react'
import { saveFile } from '../../platform/browser/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { classroomsApi } from './api.ts'

/** Everything that is kept of a class, as a file. */
export function ExportClass({ classroomId, name }: { readonly classroomId: string; readonly name: string }) {
  const dispatch = useDispatch()
  const [failure, setFailure] = useState<string>()
  const save = async () => {
    const { data, error } = await dispatch(
      classroomsApi.endpoints.exportClassroom.initiate(classroomId, { forceRefetch: true, subscribe: false }),
    )
    setFailure(error && failureOf(error, 'first').message)
    if (data) saveFile(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }), `${name}.json`)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => void save()}>
        {m['export_class.save_all_data']()}
      </Button>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
    </>
  )
}
