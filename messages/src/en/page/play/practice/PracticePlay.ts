export const practiceNoPoints = 'Practice: no points'
