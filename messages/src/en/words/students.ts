/** Faults of a student's user name, or of a teacher's name for a student. */
export const noEmail = 'Students have no e-mail here: please give a user name without the @.'
export const userNameLength = (min: number, max: number) => `A user name has ${min} to ${max} characters.`
export const userNameSigns = 'A user name has letters, figures and the signs . _ - only, and no spaces.'
export const userNameStart = 'A user name begins with a letter or a figure.'
export const realNameLength = (max: number) => `A name has at most ${max} characters.`
export const realNameSigns = 'A name has letters and signs that can be seen.'
