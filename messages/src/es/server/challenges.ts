export const full = 'En este reto ya participa toda la gente que cabe. Puedes crear uno tú.'
export const tooMany = 'Han sido muchos retos para un día. Mañana habrá sitio para más.'
export const notTodays = 'Elige entre los puzles de hoy: esos puede jugarlos todo el mundo.'
