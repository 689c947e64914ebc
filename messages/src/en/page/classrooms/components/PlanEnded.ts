export const yourTeacherPlanHasEnded = 'Your Teacher plan has ended.'
export const classesAreKept =
  'Your classrooms and students are kept. You can still read, save, remove and bring back; everything else waits until there is a plan again. Your students play the free three of a day, without advertisements.'
export const seePlans = 'See plans'
