export const nameOfTheClassroom = 'Nombre de la clase'
export const forExampleYear4Otters = 'Por ejemplo: Nutrias de 4.º'
