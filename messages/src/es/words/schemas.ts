import type * as English from '../../en/words/schemas.ts'
export const bySchema: typeof English.bySchema = {
  emailAddress: 'Escribe una dirección de correo completa, como nombre@example.com.',
  year: 'Escribe un año, como 1990.',
  month: 'Escribe un mes, como 2026-11.',
  studentsOrClass: 'Nombra estudiantes o una clase, pero no las dos cosas.',
  unseenSigns: 'Usa solo signos que se vean.',
  oneLine: 'Escríbelo en una sola línea.',
  operator: 'Entre dos números tiene que haber un operador.',
  sheetTitle: 'Un título puede tener letras latinas, griegas y cirílicas, cifras y signos.',
}
