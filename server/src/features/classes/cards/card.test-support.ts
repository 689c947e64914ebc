import { issueCards, type StudentCard } from '@emojigma/contract/classes/cards.ts'
import { teacherWithClass, type TestClass, type TestClassWishes } from '../../../platform/testing/test-class.ts'
import type { TestSite } from '../../../platform/testing/test-site.ts'

export interface ClassWithCards extends TestClass {
  /** In the order of the students. */
  readonly cards: readonly StudentCard[]
}

/** A class whose students have cards. */
export async function classWithCards(site: TestSite, wishes: TestClassWishes = {}): Promise<ClassWithCards> {
  const made = await teacherWithClass(site, wishes)
  const { body } = await site.post<{ Cards: readonly StudentCard[] }>(
    issueCards.path,
    { ClassroomId: made.classroomId },
    made.teacher.token,
  )
  const cards = made.students.flatMap(({ id }) => body.Cards.filter(({ StudentId }) => StudentId === id))
  return { ...made, cards }
}

/** The token in the card's QR code. */
export function tokenOn(card: Pick<StudentCard, 'Url'>): string {
  return new URL(card.Url).searchParams.get('magic') ?? ''
}

export const byToken = (card: Pick<StudentCard, 'Url'>) => ({ grant_type: 'magic_link', token: tokenOn(card) })

export const byCode = ({ Code }: Pick<StudentCard, 'Code'>) => ({ grant_type: 'card_code', code: Code })

export const byPictures = ({ ClassCode, Pictures }: Pick<StudentCard, 'ClassCode' | 'Pictures'>) => ({
  grant_type: 'class_pictures',
  class_code: ClassCode,
  pictures: Pictures.join(' '),
})
