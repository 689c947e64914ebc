import type * as English from '../../en/words/schemas.ts'
export const bySchema: typeof English.bySchema = {
  emailAddress: 'Il faut une adresse e-mail complète, comme nom@example.com.',
  year: 'Il faut une année, comme 1990.',
  month: 'Il faut un mois, comme 2026-11.',
  studentsOrClass: 'Nommez des élèves ou une classe, mais pas les deux.',
  unseenSigns: 'Seulement des signes visibles.',
  oneLine: 'Sur une seule ligne.',
  operator: 'Entre deux nombres, il faut un opérateur.',
  sheetTitle: 'Un titre peut avoir des lettres latines, grecques et cyrilliques, des chiffres et des signes.',
}
