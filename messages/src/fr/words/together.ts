import type { Translated } from '../../shape.ts'
import type * as English from '../../en/words/together.ts'

type Together = Translated<typeof English>

export const skills: Together['skills'] = {
  1: 'Trouver ce que vaut chaque emoji',
  2: 'Additionner des lignes et des colonnes',
  3: 'Changer des nombres en lettres',
  4: 'Raisonner pas à pas',
  5: 'Bien observer',
}

export const activities: Together['activities'] = {
  treats: { text: 'Préparez 2 assiettes de 3 biscuits, et 1 donut. Combien de gourmandises ?', help: '2 × 3 d’abord, puis + 1.' },
  coins: {
    text: 'Cachez autant de pièces dans chaque main. Posez-en 2 sur la table et dites combien il y en a en tout. Combien y en a-t-il dans une main ?',
    help: 'Enlevez 2, puis prenez la moitié.',
  },
  rows: {
    text: 'Posez des jouets en 2 lignes de 3. Additionnez les lignes, puis les colonnes. Est-ce pareil ?',
    help: 'Lignes ou colonnes : le total reste le même.',
  },
  prices: {
    text: 'Pensez à un prix pour une pomme et à un prix pour une poire. Dites seulement ce que coûtent 2 pommes, et 1 de chaque. Combien coûte une poire ?',
    help: 'Prenez la moitié du premier prix. Enlevez-la du second.',
  },
  secret: {
    text: 'Écrivez un message en nombres : A vaut 1, B vaut 2, C vaut 3. Échangez, et lisez celui de l’autre.',
    help: 'Z vaut 26.',
  },
  names: {
    text: 'Quel prénom vaut le plus ? A vaut 1, B vaut 2, C vaut 3. Additionnez les lettres.',
    help: 'Devinez d’abord, puis comptez.',
  },
  square: {
    text: 'Dessinez un carré de 4 sur 4. Prenez 4 formes : chaque ligne et chaque colonne doit avoir chaque forme une fois.',
    help: 'Cherchez la ligne où il ne manque qu’une forme.',
  },
  table: {
    text: 'Imaginez qui est assis où à table. Donnez des indices : « Pas à côté de papa. En face de la fenêtre. » Qui est assis où ?',
    help: 'Barrez ce qui n’est pas possible.',
  },
  missing: {
    text: 'Posez dix petits objets. L’un ferme les yeux, l’autre en enlève un. Lequel manque ?',
    help: 'Allez ligne par ligne, de gauche à droite.',
  },
  leaves: {
    text: 'Trouvez deux feuilles qui se ressemblent. Dites trois choses qui sont différentes.',
    help: 'Regardez le bord, la couleur et les nervures.',
  },
}

export const sideBySide = 'Jouez côte à côte à une énigme du jour. Laissez votre enfant vous l’expliquer.'
