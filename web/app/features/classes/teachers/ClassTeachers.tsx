import { m } from '@emojigma/messages'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { useNavigate } from 'react-router'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Section } from '../../../ui/Section.tsx'
import { teachersApi } from './api.ts'
import { TeacherParts, type TeacherActs, type TeacherWords } from './TeacherParts.tsx'

/** The teachers of a class. The owner invites others, ends their parts and hands the class over; the others may leave.
 *  Source: docs/product.md, Two teachers, one class */
export function ClassTeachers({ classroom: { Id: ClassroomId, Name } }: { readonly classroom: Classroom }) {
  const navigate = useNavigate()
  const answer = teachersApi.useGetClassTeachersQuery(ClassroomId, { refetchOnMountOrArgChange: true })
  const [invite] = teachersApi.useInviteTeacherMutation()
  const [update] = teachersApi.useUpdateClassTeacherMutation()
  const [switchInvitation] = teachersApi.useUpdateInvitationMutation()
  const [leave] = teachersApi.useLeaveClassMutation()
  const [handOver] = teachersApi.useHandOverClassMutation()
  const acts: TeacherActs = {
    invite: (Email) => invite({ ClassroomId, Email }),
    endInvitation: (InvitationId, IsEnded) => switchInvitation({ ClassroomId, InvitationId, IsEnded }),
    endTeacher: (AccountId, IsEnded) => update({ ClassroomId, AccountId, IsEnded }),
    handOver: (AccountId) => handOver({ ClassroomId, AccountId }),
    leave: () => leave(ClassroomId),
    onLeft: () => navigate(PATHS.manageStudents),
  }
  return (
    <Section id="teachers" title={m['class_teachers.teachers']()} text={m['class_teachers.explanation']()}>
      <Fetched answer={answer} placeholder={<Spinner />}>
        {(list) => <TeacherParts list={list} words={wordsFor(Name)} acts={acts} />}
      </Fetched>
    </Section>
  )
}

function wordsFor(className: string): TeacherWords {
  return {
    owner: m['class_teachers.owner'](),
    endOne: (name) => m['class_teachers.end_one']({ name }),
    ended: (name) => m['class_teachers.ended']({ name }),
    handOverTo: (name) => m['class_teachers.hand_over_to']({ name }),
    askToHandOver: (name) => m['class_teachers.ask_to_hand_over']({ name }),
    handOverText: (name) => m['class_teachers.hand_over_text']({ name }),
    handedOver: (name) => m['class_teachers.handed_over']({ name }),
    leave: m['class_teachers.leave'](),
    askToLeave: m['class_teachers.ask_to_leave']({ name: className }),
    leaveText: m['class_teachers.leave_text'](),
  }
}
