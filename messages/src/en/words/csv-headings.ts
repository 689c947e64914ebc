/** Column headings that schools and we use for student tables, in lower case, without spaces, punctuation and accents. */
export const headings = {
  userName: ['email', 'username', 'loginname', 'login', 'user'],
  realName: ['name', 'realname', 'fullname', 'student', 'studentname', 'pupil'],
  nickname: ['nickname'],
  password: ['password'],
  confirmPassword: ['confirmpassword', 'passwordconfirmation', 'repeatpassword'],
}
