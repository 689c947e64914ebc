export const chosen = 'Chosen'
export const choose = 'Choose'
export const age4 = 'Age 4+'
export const age7 = 'Age 7+'
