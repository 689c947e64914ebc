export const shareTodaysResult = 'Share today’s result'
export const copyTodaysResult = 'Copy today’s result'
