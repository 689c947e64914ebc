export { chosenNickname, NICKNAME_TAKEN } from './nickname.ts'
