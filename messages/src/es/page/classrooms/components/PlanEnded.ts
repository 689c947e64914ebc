export const yourTeacherPlanHasEnded = 'Tu plan Docente ha terminado.'
export const classesAreKept =
  'Tus clases y estudiantes se conservan. Puedes seguir leyendo, guardando, eliminando y recuperando; lo demás espera hasta que haya otra vez un plan. Tus estudiantes juegan los tres puzles gratis de cada día, sin anuncios.'
export const seePlans = 'Ver planes'
