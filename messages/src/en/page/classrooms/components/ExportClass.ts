export const saveAllData = 'Save all data'
