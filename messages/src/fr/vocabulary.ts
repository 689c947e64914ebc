/** The accents, the cedilla and œ are marks on these twenty-six letters. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Common words without an accent, a cedilla or œ that a child may meet in a picture puzzle, chosen one by one: no violence, fear, alcohol,
 *  gambling, body functions, religion, politics or insults; no bare grammar words; no plurals except of short words; and only words with a
 *  length and a number of different letters that some level uses. Lower case, by length and alphabet. */
export const words: readonly string[] = `
ail air ami arc art axe bac bal bas bec bip boa bol bon box bus but cap car cep cil coq cor cou cri cru dix don dos
duc duo dur eau fan far feu fil fin foc gai gel gui jet jeu jus kit lac lin lis lit lob lot mai mer mie mix mot mou
mur net nez nid nom ode oie ouf oui pic pie pin pli pot pur ras riz roc roi rue sac sec sel six ski sol spa sud tag
tas top tri tub uni val van ver vie vif vis vol vue web yak zen

aide aigu aile aime aire alto amas amer anis aria aube aura auto aval avis azur bain banc base beau bien bleu bloc
bois boom bord boss bouc boue bout boxe bras brin brun cage camp cane cape cave cent cerf chat chef cher chic choc
chou chut ciel cinq cire clac clan clef clic clou club coin cool cour crac cran cric croc cube cuir cuit dame dard
date demi deux dire dodu doux drap dune elfe euro face faim fana faon fief fier film fils fini flan flot foin fond
foot fort four gage gala gant gare gens gnou golf gong gris grue haie hall haut huit ibis inox iris item jade java
jazz jean jeep jeux joli jour judo juin jupe kaki kilo kiwi lait lama lave lent lien lieu lion lire logo loin long
look loup luge lune luth lynx mail main maki mare mars menu mets midi miel mime mine mini miss mode mois mont moto
muet mule naja neuf noir noix nord note nuit ocre ogre onze opus orge orme ours ovni page pain pair paix paon papi
papy parc part pays peau pile pion plan plat pneu poil poli polo pont port pose pouf prix prof puce pull puma quai
quiz rail raja rame rang rare rime rire robe rond rose roue roux ruer ruse sacs saga sage sain saut seau sels sens
sept silo site skis soif soin soir solo sols sono sons star stop tact taxi test thon thym tige tilt toge toit tome
topo tour trio trot trou truc tuba tube type vase veau vent vert vite vive voie voir voix volt vrai watt wiki yeux
yoga zinc zone zoom

appel arbre atlas barre basse beige berge bille bosse botte bulle butte cache canal canne casse colle coton cross
cycle datte dense dinde donne encre essai ferme gagne gamme genre gomme gorge herbe homme hotte hutte igloo jeter
jeune koala lasso lever lilas lisse lueur malle mamie mener merle mille motte nappe natte neige ninja nylon oasis
offre panda passe patte pense pente perle peser pizza pomme poupe raser reine rimer robot ruser salle samba seize
semer sonne sosie sushi tacot tante tarte tasse tatou tenue tiret titan titre toast totem trait trier union valve
vanne vente veste ville vivre zeste

agneau agrafe allume alpaga amande amarre amasse animal anneau annexe annuel arrive arrose assise aurore avance avatar
badaud bagage balade ballet ballon banane barrer bateau bercer berger beurre bikini billet bonnet brille brosse cabane
cachet cadeau caisse calcul canard canyon carafe cassis cercle cerise cerner cesser chacal chance cheffe chiche classe
cloche cochon coffre cuisse dessin devine dindon donjon efface effort encrer enfant engage entend entier entrer envers
envoie espace essaie essuie exerce fennec fermer flamme flocon flotte frotte gagner garage germer glisse goutte grappe
gratte grille grotte guette hulule humour initie invite jujube jumeau kimono laisse lavabo lettre lierre limite loisir
loriot madame marais marron membre menthe mesure mettre miette minime miroir moment mousse mouton muette muguet museau
narine nuance offrir oignon ourson paella pagaie palais panama papaye papier parade partir patate peigne pelage percer
perche perler petite peuple pierre pompon ponton popote poulpe poupon pousse presse propre puzzle quille radeau rayure
redire reflet regard relier relire remuer renard rendre rentre rester retire revers rosier rouler ruelle saisir saison
salade savane secret seller serein sieste sillon soleil sommet sonner souris statue steppe suisse surfer talent tartan
tatami teinte tendre tennis tenter tester tiroir tomate tortue touffu tracer trajet treize trente tresse tricot triton
trotte tunnel tuteur ululer veille ventre verger verser violon vision visite vivier zigzag zinnia

abeille adresse agrafer amasser annonce appeler arrange arriver arroser attache attirer ballade barrage barreau
boisson brasser brosser cabanon cadence canette caresse carreau cascade cerceau colonne colorer commode corolle
correct cueille dessert dessine effacer emballe enfance entasse essayer essuyer exemple facette fanfare feuille
ficelle freiner galette gamelle gazelle gazette grenier habitat immense jumelle lessive lunette manette marelle
message mesurer million mission moisson molette mouette musette nacelle navette nervure nourrir ombelle opposer
oreille palette panneau parader passage poisson premier prendre ramasse ramener regarde renarde ressort retenir
revenir serveur session sucette sursaut terreau terrine torrent truelle verdure vitesse
`
  .trim()
  .split(/\s+/)
