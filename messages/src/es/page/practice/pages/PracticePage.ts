export const practise = 'Practicar'
export const oneIdeaAtA = 'Una idea cada vez, todo el tiempo que quieras. Sin puntos, sin reloj, y las pistas son bienvenidas.'
export const practiseOneIdeaAt =
  'Practica una idea cada vez con puzles de emojis: contar, llegar a diez, el orden de las operaciones, dos incógnitas, técnicas de Emojidoku y más. Gratis, sin puntos y sin reloj.'
