import type * as English from '../../en/words/looking-steps.ts'
import type { LookingFeature, StepWords } from '../../steps.ts'

export const lookingWords: typeof English.lookingWords = (step) => {
  switch (step.technique) {
    case 'whole picture':
      return {
        where: 'Regarde toute l’image.',
        rule: 'Repose tes yeux au milieu et attends : l’intrus te sautera peut-être aux yeux.',
        worked: 'Recule un peu et regarde tout d’un coup, pas un emoji après l’autre.',
      }
    case 'sweep':
      return {
        where: 'Commence à la ligne 1, par la gauche.',
        rule: 'Regarde une ligne à la fois, rien ne t’échappera.',
        worked: `Suis la ligne 1 du doigt, puis la 2, jusqu’à la ligne ${step.side}. Compare chaque emoji à son voisin : la forme, puis la couleur, puis les détails.`,
      }
    case 'feature':
      return featureWords[step.feature]
    case 'half': {
      const { fromRow, toRow } = step
      return {
        where: `Regarde la moitié du ${fromRow === 0 ? 'haut' : 'bas'}.`,
        rule: `L’intrus est quelque part dans les lignes ${fromRow + 1} à ${toRow + 1}.`,
        worked: `Tu peux laisser l’autre moitié. Cherche dans les lignes ${fromRow + 1} à ${toRow + 1}.`,
      }
    }
    case 'row':
      return {
        where: `Regarde la ligne ${step.row + 1}.`,
        rule: 'L’intrus est dans cette ligne.',
        worked: `Suis la ligne ${step.row + 1} de gauche à droite et compare chaque emoji au suivant.`,
      }
    case 'cell':
      return {
        where: `Regarde la ligne ${step.row + 1}, colonne ${step.column}.`,
        rule: 'Celui-là n’est pas comme les autres.',
        worked: `L’intrus est à la ligne ${step.row + 1}, colonne ${step.column}.`,
      }
  }
}

const featureWords: Readonly<Record<LookingFeature, StepWords>> = {
  shape: {
    where: 'Compare une seule chose à la fois.',
    rule: 'L’intrus est un autre emoji : son contour n’est pas le même.',
    worked: 'Regarde seulement les contours, ligne par ligne. Puis recommence et regarde seulement les couleurs.',
  },
  direction: {
    where: 'Compare leur direction.',
    rule: 'L’intrus penche ou regarde de l’autre côté.',
    worked: 'Choisis une pointe ou un bord de l’emoji. Ne regarde que cela, ligne par ligne.',
  },
  'part missing': {
    where: 'Compare le nombre de leurs parties.',
    rule: 'Il manque une partie à l’intrus.',
    worked: 'Choisis une partie et ne regarde qu’elle, ligne par ligne. Puis choisis la suivante.',
  },
  'place of a part': {
    where: 'Compare la place des petites parties.',
    rule: 'Chez l’intrus, une partie a bougé ou est à l’envers.',
    worked: 'Choisis une partie et ne regarde que sa place, ligne par ligne. Puis choisis la suivante.',
  },
  eyes: {
    where: 'Compare les yeux.',
    rule: 'L’intrus a un œil fermé.',
    worked: 'Ne regarde que les yeux, ligne par ligne.',
  },
  colour: {
    where: 'Compare les couleurs.',
    rule: 'Chez l’intrus, une partie est plus claire ou plus foncée.',
    worked: 'Choisis une couleur et ne regarde qu’elle, ligne par ligne. Puis choisis la suivante.',
  },
}
