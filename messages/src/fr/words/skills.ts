import type * as English from '../../en/words/skills.ts'

export const skills: typeof English.skills = {
  Counting: 'Compter',
  Addition: 'Additionner',
  Subtraction: 'Soustraire',
  Multiplication: 'Multiplier',
  Division: 'Diviser',
  'Equal groups': 'Groupes égaux',
  'Order of operations': 'Ordre des opérations',
  'Numbers below zero': 'Nombres sous zéro',
  'Finding one unknown': 'Trouver une inconnue',
  'Simultaneous equations': 'Systèmes d’équations',
  'Rows and columns': 'Lignes et colonnes',
  'Spelling by numbers': 'Écrire avec des nombres',
  Scanning: 'Chercher des yeux',
  'Ruling out': 'Écarter',
  'Patterns on the board': 'Motifs de la grille',
  'Telling apart': 'Distinguer',
}
