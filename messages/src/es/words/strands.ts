import type * as English from '../../en/words/strands.ts'

export const groups: typeof English.groups = {
  first: 'Primeros números',
  sums: 'Cuentas con algo más',
  finding: 'Hallar números',
  boards: 'Emojidoku',
  looking: 'Mirar con atención',
}

export const strands: typeof English.strands = {
  counting: { name: 'Contar', about: 'Cuenta los puntos para ver cuánto vale el emoji.' },
  doubles: { name: 'Dobles', about: 'Dos o tres iguales hacen un número: repártelo por igual.' },
  'missing-number': { name: 'El número que falta', about: '¿Qué hay que sumar?' },
  'making-ten': { name: 'Llegar a diez', about: 'Encuentra lo que falta hasta diez.' },
  'one-after-another': { name: 'Uno tras otro', about: 'Cada emoji que sabes te ayuda con el siguiente.' },
  'taking-away': { name: 'Quitar', about: 'Cuentas con un menos.' },
  'equal-groups': { name: 'Grupos iguales', about: 'Tres manzanas son tres veces una manzana.' },
  times: { name: 'Por', about: 'Multiplica lo que valen los emojis.' },
  sharing: { name: 'Repartir', about: 'Divide lo que valen los emojis.' },
  'times-first': { name: 'Por antes que más', about: '× y ÷ van antes que + y −, estén donde estén.' },
  'two-unknowns': { name: 'Dos incógnitas', about: 'Usa dos líneas a la vez.' },
  'below-zero': { name: 'Bajo cero', about: 'Números al otro lado del cero.' },
  'three-unknowns': { name: 'Tres incógnitas', about: 'Tres líneas que van juntas.' },
  'rows-and-columns': { name: 'Filas y columnas', about: 'Los totales de filas y columnas dicen cuánto vale cada emoji.' },
  'word-numbers': { name: 'Letras como números', about: 'A es 1, B es 2: los números escriben una palabra.' },
  'last-one': { name: 'El último que falta', about: 'Hay tres de cuatro: ¿cuál falta?' },
  'only-place': { name: 'El único lugar', about: 'A un emoji solo le queda un lugar.' },
  'only-emoji': { name: 'El único emoji', about: 'Un lugar donde solo puede ir ya un emoji.' },
  'locked-places': { name: 'Lugares en línea', about: 'Los lugares que quedan en un bloque están en una línea.' },
  pairs: { name: 'Parejas', about: 'Dos lugares comparten dos emojis, así que ningún otro lugar los tiene.' },
  triples: { name: 'De tres y de cuatro', about: 'Tres lugares comparten tres emojis.' },
  wings: { name: 'Alas y peces', about: 'Patrones que cruzan todo el tablero.' },
  'board-sums': { name: 'Emojidoku con sumas', about: 'Los números pequeños dicen cuánto suma cada grupo.' },
  'odd-one': { name: 'El distinto', about: 'Encuentra el emoji que no es como los demás.' },
  mirrored: { name: 'En espejo e inclinados', about: 'Encuentra el que mira al otro lado o se inclina.' },
  'small-changes': { name: 'Pequeños cambios', about: 'Una parte falta, se ha movido o es más clara.' },
}
