import type { Translated } from '../../shape.ts'
import type * as English from '../../en/words/print.ts'
import { pictures } from './card-pictures.ts'
import { equalLines } from './descriptions.ts'
import { plural, several } from '../grammar.ts'

type Print = Translated<typeof English>

/** How each kind is solved on paper, as books say it. */
const rules = {
  1: 'Chaque emoji vaut un nombre, le même dans toute l’énigme. Cherche une ligne qui en donne un, continue à partir de là et calcule la dernière ligne.',
  2: 'Chaque emoji vaut un nombre. À côté de chaque ligne et sous chaque colonne, il y a la somme de ses emojis. Trouve ce qui va à la place du point d’interrogation.',
  3: 'Chaque emoji vaut un nombre, et chaque nombre est une lettre : 1, c’est A ; 2, c’est B ; 26, c’est Z. Trouve les nombres, puis lis le mot.',
  4: 'Remplis la grille : chaque ligne, chaque colonne et chaque bloc doit avoir chaque emoji une fois. Dessine ceux qui manquent, ou écris les nombres donnés sous la grille.',
  5: 'Un emoji est un peu différent de tous les autres. Écris la lettre du dessus et le nombre d’à côté.',
}

export const code = 'fr'
export { kinds as types, levels } from './names.ts'
export const drawings: Print['drawings'] = { whichIsMore: 'Lequel vaut le plus ?', or: 'ou' }

export const worksheets: Print['worksheets'] = {
  title: 'Énigmes en emojis',
  sheet: (number) => `Feuille ${number}`,
  page: (number, pages) => `Page ${number} sur ${pages}`,
  answers: 'Réponses',
  answersOf: (sheet) => `Réponses · ${sheet}`,
  check: (address) => `Vérifie tes réponses : ${address}`,
  name: 'Nom',
  class: 'Classe',
  date: 'Date',
  fold: 'Plie vers l’arrière. Les réponses sont à l’envers.',
  worth: 'Combien vaut chaque emoji ?',
  working: 'Montre ton calcul',
}
export const panels: Print['panels'] = {
  boardRule: 'Chaque ligne, colonne et bloc a chaque emoji une fois.',
  boardRuleLines: ['Remplis les cases vides : chaque ligne, chaque', 'colonne et chaque bloc a chaque emoji une fois.'],
  answer: 'Ma réponse',
  equalLines,
  hiddenTile: 'La case cachée est un de ces emojis.',
  letterAndNumber: 'Lettre et nombre',
  numbersToo: 'Tu peux écrire les nombres.',
  sumsRule: 'Le petit nombre dit combien fait son groupe.',
  withSums: 'Emojidoku avec sommes',
  fullBoard: 'la grille remplie',
}
export const cards: Print['cards'] = {
  title: 'Cartes de connexion',
  loginName: 'Identifiant',
  classroom: 'Classe',
  noCamera: (address) => `Pas de caméra ? Va sur ${address} et tape`,
  or: 'ou ',
  andTap: 'et touche',
  pictures,
}
export const familyLetter: Print['familyLetter'] = {
  title: (name) => `Emojigma à la maison, pour ${name}`,
  atSchool: (classroom) =>
    `${classroom || 'Notre classe'} joue à Emojigma : de petites énigmes en emojis, de maths et de logique. On peut aussi y jouer à la maison, sur un téléphone, une tablette ou un ordinateur.`,
  logIn: (address) => `Scannez le code avec un appareil photo. Ou allez sur ${address} et tapez :`,
  playTogether: 'Cinq minutes suffisent. Demandez « Comment as-tu trouvé ? » et laissez votre enfant expliquer.',
  stored:
    'Nous gardons le nom utilisé en classe, les réponses et les points. Nous ne demandons pas d’e-mail et ne montrons pas de publicité aux élèves. L’enseignant peut tout effacer.',
  keepSafe: 'Gardez bien cette lettre : elle permet de se connecter.',
}
export * as together from './together.ts'
export const termReport: Print['termReport'] = {
  title: 'Un trimestre d’énigmes',
  days: (count) => plural(count, 'jour joué', 'jours joués'),
  solved: (count) => plural(count, 'énigme résolue', 'énigmes résolues'),
  firstTry: 'du premier coup',
  percent: (number) => `${number} %`,
  practiced: 'Ce qui a été travaillé',
  ofFirstTry: (firstTry, solved) => `${firstTry} sur ${solved} du premier coup`,
  goesWell: 'Ce qui va bien',
  solvedLater: (count) => `${several(count, 'énigme résolue', 'énigmes résolues')} après un autre essai.`,
  next: 'La suite',
  more: (skill) => `Encore un peu de ceci : ${skill}.`,
  harder: (skill) => `Des énigmes plus difficiles : ${skill}.`,
  together: 'À faire ensemble',
  nothing: 'Pas encore d’énigme résolue pendant ces semaines.',
  note: 'Du premier coup : bon dès la première réponse, sans indice. Essayer encore fait partie du jeu. Ces chiffres ne parlent que de votre enfant.',
}
export const bill: Print['bill'] = {
  titles: { quote: 'Devis', invoice: 'Facture' },
  number: 'Numéro',
  date: 'Date',
  validUntil: 'Valable jusqu’au',
  paidOn: 'Payé le',
  purchaseOrder: 'Votre numéro de commande',
  vatNumber: (number: string) => `Numéro de TVA : ${number}`,
  seller: 'Vendeur',
  buyer: 'Acheteur',
  includes: {
    individual: 'Un compte pour un an : toutes les énigmes, les réponses, les téléchargements et les fiches, sans publicité.',
    teacher: 'Un compte pour un an : tout ce qu’il y a dans Individuel, et des classes avec jusqu’à 300 accès élève.',
    book: 'Un PDF à imprimer autant de fois que vous voulez, à vous pour de bon.',
  },
  total: 'Total',
  paid: 'Payé',
  ends: { refunded: 'Remboursé', 'taken back': 'Cette commande a été annulée.' },
  noTax: 'Les taxes ne sont pas indiquées.',
  test: 'Payé avec l’argent de test. Rien n’a été débité.',
  howToBuy: (address: string) => `Pour acheter à ce prix, choisissez la formule sur ${address}.`,
}
export const books: Print['books'] = {
  cover: 'Couverture',
  puzzles: (count) => `${count} énigmes`,
  fewPages: 'Quelques pages à essayer',
  howItWorks: 'Comment ça marche',
  rules,
  productsFirst: 'Quand il y a un ×, il passe avant + et −.',
  dice: 'Les dés disent si une énigme est difficile. Toutes les réponses sont à la fin du livre.',
  contents: 'Sommaire',
  answers: 'Réponses',
  sample: 'Extrait gratuit',
  place: (column, row) => `colonne ${column}, ligne ${row}`,
}
export const edition: Print['edition'] = (number) => `Édition ${number}`
export const covers: Print['covers'] = {
  'junior-book': { title: ['Livre', 'd’énigmes junior'], levels: 'Niveau 1 – Niveau 5' },
  'easy-medium-book': { title: ['Livre d’énigmes', 'Facile et Moyen'], levels: 'Facile · Moyen' },
  'hard-master-book': { title: ['Difficile, Expert', 'et Maître'], levels: 'Difficile · Expert · Maître' },
}
