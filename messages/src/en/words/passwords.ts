export const weak =
  'At least 8 characters long, include a special character !@#$%^&* and a minimum 2 of the following - Uppercase, Lowercase, Number'
export const tooLong = 'At most 128 characters long'
/** Shown where a password and its confirmation differ. */
export const notTheSame = 'The two passwords are not the same.'
