import type * as English from '../../../../en/page/maker/components/MakerDesk.ts'

export const makeAPuzzle = 'Crear un puzle'
export const makingPuzzlesIsSwitched = 'Crear puzles está desactivado para tu clase ahora mismo. Los que hay aquí se pueden jugar.'
export const isDeleted: typeof English.isDeleted = (title) => `«${title}» está eliminado.`
export const deletedPuzzles = 'Puzles eliminados'
export const puzzlesThatYouMake = 'Los puzles que creas están aquí, para jugarlos, imprimirlos y darlos a una clase.'
export const cancel = 'Cancelar'
export const thisPuzzleStandsIn = 'Este puzle está en una tarea, así que solo se puede cambiar su título.'
export const classic = 'Clásico'
export const emojidoku = 'Emojidoku'
export const nothingMadeYet = 'Aún no hay nada creado'
export const studentsOfMayMakePuzzles: typeof English.studentsOfMayMakePuzzles = (name) => `Los estudiantes de ${name} pueden crear puzles`
export const theirClassSeesThem = 'Su clase los ve cuando los hayas aprobado.'
export const change: typeof English.change = (title) => `Cambiar «${title}»`
export const kindOfPuzzle = 'Tipo de puzle'
export const makingPuzzlesIsPart = 'Crear puzles es parte del plan Docente. Los que hay aquí se pueden jugar.'
export const seePlans = 'Ver planes'
