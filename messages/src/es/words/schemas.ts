import type * as English from '../../en/words/schemas.ts'
export const bySchema: typeof English.bySchema = {
  emailAddress: 'Escribe una dirección de correo completa, como nombre@example.com.',
  year: 'tiene que ser un año, como 1990',
  month: 'tiene que ser un mes, como 2026-11',
  studentsOrClass: 'Nombra estudiantes o una clase, pero no las dos cosas.',
  unseenSigns: 'Usa solo signos que se vean.',
  oneLine: 'tiene que estar en una sola línea',
  operator: 'necesita un operador entre dos números',
}
