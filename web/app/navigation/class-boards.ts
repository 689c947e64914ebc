import { PATHS } from './paths.ts'

/** Where the boards of classrooms are: all time, weekly, daily. */
export const CLASS_BOARD_PATHS = [PATHS.leaderboardClassroom, PATHS.leaderboardWeeklyClassroom, PATHS.leaderboardDailyClassroom] as const
