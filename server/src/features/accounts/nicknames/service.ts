export { isDecent } from './decency.ts'
export { chosenNickname, NICKNAME_TAKEN } from './nickname.ts'
