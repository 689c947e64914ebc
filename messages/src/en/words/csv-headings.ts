/** What schools and we ourselves write above the columns of a table of students, in small letters, without spaces, signs and accents. */
export const headings = {
  userName: ['email', 'username', 'loginname', 'login', 'user'],
  realName: ['name', 'realname', 'fullname', 'student', 'studentname', 'pupil'],
  nickname: ['nickname'],
  password: ['password'],
  confirmPassword: ['confirmpassword', 'passwordconfirmation', 'repeatpassword'],
}
