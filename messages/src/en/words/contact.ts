/** Topics of the contact form. */
export const topics = {
  question: 'A question',
  puzzle: 'A puzzle that seems wrong',
  account: 'My account or a child’s account',
  teacher: 'Teaching with Emojigma',
  books: 'Books and the shop',
  privacy: 'Privacy: what is kept about me',
  other: 'Something else',
}
export const messageTooShort = 'Please write at least 10 characters.'
export const messageTooLong = 'Please write at most 4000 characters.'
