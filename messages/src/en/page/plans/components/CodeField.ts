export const doYouHaveACode = 'Do you have a code?'
export const typeItHereThen = (what: string) =>
  `Type it here, then choose ${what}. The next page shows what it saves, before anything is paid.`
