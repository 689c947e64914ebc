import type { ReactNode } from 'react'
import { counted } from '../../../grammar.ts'

export const youAreInNo = 'You are in no class just now.'
export const yourTeacherHasPut = 'Your teacher has put the board of your class away.'
export const withTheTeacherPlan = 'With the Teacher plan a class has a board of its own, which only the class and its teacher see.'
export const seePlans = 'See plans'
export const theBoardComesWith = 'The board comes with the first classroom and its students.'
export const makeAClassroom = 'Make a classroom'
export const classroom = 'Classroom'
export const whatStudentsSee = 'What students see'
export const theBoardOfThis = 'The board of this class is not shown just now.'
export const whatEverybodySolved = (name: string, span: string) => `${name}: what everybody solved ${span}.`
export const together = 'Together'
export const ofPoints = (points: ReactNode, of: number, span: string, isReached: boolean) => (
  <>
    {points} of {counted(of)} points {span}.{isReached && ' You reached it!'}
  </>
)
export const playTodaysPuzzles = 'Play today’s puzzles'
export const classroomLeaderboard = 'Classroom leaderboard'
export const weeklyClassroomLeaderboard = 'Weekly classroom leaderboard'
export const dailyClassroomLeaderboard = 'Daily classroom leaderboard'
export const whoHasSolvedMost = (span: string) => `Who has solved most in a class ${span}. Only the class and its teacher see it.`
export const forClasses = 'For classes'
export const noClassroomYet = 'No classroom yet'
export const nobodyInTheClass = 'Nobody in the class has solved a puzzle in this time yet. The first one opens the board.'
export const classGoal = 'Class goal'
export const pointsOfTheClass = 'Points of the class'
export const noBoardHere = 'No board here'
export const sinceTheFirstPuzzle = 'since the first puzzle'
export const thisWeek = 'this week'
export const today = 'today'
