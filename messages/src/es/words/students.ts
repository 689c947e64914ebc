import type * as English from '../../en/words/students.ts'

export const noEmail = 'Aquí los estudiantes no tienen correo: pon un nombre de usuario sin la @.'
export const userNameLength: typeof English.userNameLength = (min, max) => `Un nombre de usuario tiene de ${min} a ${max} caracteres.`
export const userNameSigns = 'Un nombre de usuario solo tiene letras, cifras y los signos . _ - y ningún espacio.'
export const userNameStart = 'Un nombre de usuario empieza con una letra o una cifra.'
export const realNameLength: typeof English.realNameLength = (max) => `Un nombre tiene como mucho ${max} caracteres.`
export const realNameSigns = 'Un nombre tiene letras y signos que se ven.'
