export const editNickname = 'Editar el apodo'
export const logOut = 'Cerrar sesión'
