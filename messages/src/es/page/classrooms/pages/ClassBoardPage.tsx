import type * as English from '../../../../en/page/classrooms/pages/ClassBoardPage.tsx'
import { counted } from '../../../grammar.ts'

export const youAreInNo = 'Ahora no estás en ninguna clase.'
export const yourTeacherHasPut = 'Tu docente ha retirado la clasificación de tu clase.'
export const withTheTeacherPlan = 'Con el plan Docente, una clase tiene su propia clasificación, que solo ven la clase y su docente.'
export const seePlans = 'Ver planes'
export const theBoardComesWith = 'La clasificación llega con la primera clase y sus estudiantes.'
export const makeAClassroom = 'Crear una clase'
export const classroom = 'Clase'
export const whatStudentsSee = 'Lo que ven los estudiantes'
export const theBoardOfThis = 'La clasificación de esta clase no se muestra ahora.'
export const whatEverybodySolved: typeof English.whatEverybodySolved = (name, span) => `${name}: lo que ha resuelto la clase ${span}.`
export const together = 'Entre todos'
export const ofPoints: typeof English.ofPoints = (points, of, span, isReached) => (
  <>
    {points} de {counted(of)} puntos {span}.{isReached && ' ¡Conseguido!'}
  </>
)
export const playTodaysPuzzles = 'Jugar los puzles de hoy'
export const classroomLeaderboard = 'Clasificación de la clase'
export const weeklyClassroomLeaderboard = 'Clasificación semanal de la clase'
export const dailyClassroomLeaderboard = 'Clasificación diaria de la clase'
export const whoHasSolvedMost: typeof English.whoHasSolvedMost = (span) =>
  `Quién ha resuelto más en una clase ${span}. Solo lo ven la clase y su docente.`
export const forClasses = 'Para clases'
export const noClassroomYet = 'Aún no hay clases'
export const nobodyInTheClass = 'Nadie de la clase ha resuelto aún un puzle en este tiempo. El primero abre la clasificación.'
export const classGoal = 'Meta de la clase'
export const pointsOfTheClass = 'Puntos de la clase'
export const noBoardHere = 'Aquí no hay clasificación'
export const sinceTheFirstPuzzle = 'desde el primer puzle'
export const thisWeek = 'esta semana'
export const today = 'hoy'
