import type * as English from '../../en/words/strands.ts'

export const groups: typeof English.groups = {
  first: 'Premiers nombres',
  sums: 'Calculs à étages',
  finding: 'Trouver des nombres',
  boards: 'Emojidoku',
  looking: 'Bien regarder',
}

export const strands: typeof English.strands = {
  counting: { name: 'Compter', about: 'Compte les points pour voir combien vaut l’emoji.' },
  doubles: { name: 'Doubles', about: 'Deux ou trois pareils font un nombre : partage-le en parts égales.' },
  'missing-number': { name: 'Le nombre qui manque', about: 'Que faut-il ajouter ?' },
  'making-ten': { name: 'Aller à dix', about: 'Trouve ce qui manque pour faire dix.' },
  'one-after-another': { name: 'L’un après l’autre', about: 'Chaque emoji que tu connais t’aide pour le suivant.' },
  'taking-away': { name: 'Enlever', about: 'Des calculs avec un moins.' },
  'equal-groups': { name: 'Groupes égaux', about: 'Trois pommes, c’est trois fois une pomme.' },
  times: { name: 'Fois', about: 'Multiplie ce que valent les emojis.' },
  sharing: { name: 'Partager', about: 'Divise ce que valent les emojis.' },
  'times-first': { name: 'Fois avant plus', about: '× et ÷ passent avant + et −, où qu’ils soient.' },
  'two-unknowns': { name: 'Deux inconnues', about: 'Deux lignes à utiliser ensemble.' },
  'below-zero': { name: 'Sous zéro', about: 'Des nombres de l’autre côté de zéro.' },
  'three-unknowns': { name: 'Trois inconnues', about: 'Trois lignes qui vont ensemble.' },
  'rows-and-columns': { name: 'Lignes et colonnes', about: 'Les totaux des lignes et des colonnes disent combien vaut chaque emoji.' },
  'word-numbers': { name: 'Lettres et nombres', about: '1, c’est A ; 2, c’est B : les nombres écrivent un mot.' },
  'last-one': { name: 'Le dernier qui manque', about: 'Il y en a trois sur quatre : lequel manque ?' },
  'only-place': { name: 'La seule place', about: 'Un emoji n’a plus qu’une place.' },
  'only-emoji': { name: 'Le seul emoji', about: 'Une place où un seul emoji peut encore aller.' },
  'locked-places': { name: 'Places alignées', about: 'Les places qui restent dans un bloc sont alignées.' },
  pairs: { name: 'Paires', about: 'Deux places se partagent deux emojis, donc aucune autre place ne les a.' },
  triples: { name: 'Par trois et par quatre', about: 'Trois places se partagent trois emojis.' },
  wings: { name: 'Ailes et poissons', about: 'Des motifs qui traversent toute la grille.' },
  'board-sums': { name: 'Emojidoku avec sommes', about: 'Les petits nombres disent combien fait chaque groupe.' },
  'odd-one': { name: 'L’intrus', about: 'Trouve l’emoji qui n’est pas comme les autres.' },
  mirrored: { name: 'En miroir ou penché', about: 'Trouve celui qui regarde de l’autre côté ou qui penche.' },
  'small-changes': { name: 'Petits changements', about: 'Une partie manque, a bougé ou est plus claire.' },
}
