export const editNickname = 'Edit nickname'
export const logOut = 'Log out'
