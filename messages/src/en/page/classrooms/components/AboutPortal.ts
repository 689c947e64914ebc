export const yourTeacherLooksAfter = 'Your teacher looks after your class here. Today’s puzzles are waiting for you.'
export const play = 'Play'
export const withTheTeacherPlan = (seatLimit: number) =>
  `With the Teacher plan you make classrooms for up to ${seatLimit} students, who need no e-mail and no real name. Add them from a file, print cards with a QR code, and see what everybody has solved.`
export const seePlans = 'See plans'
export const login = 'Login'
export const howThePortalWorks = 'How the portal works'
export const thisPageIsForTeachers = 'This page is for teachers'
export const yourClassOnEmojigma = 'Your class on Emojigma'
