export const headings = {
  userName: ['identifiant', 'nomdutilisateur', 'loginent'],
  email: ['courriel', 'adressemail', 'adresseemail'],
  realName: ['eleve', 'nomcomplet', 'nometprenom', 'nomprenom', 'prenomnom', 'prenometnom', 'nomdeleleve'],
  givenName: ['prenom', 'prenoms'],
  middleName: ['deuxiemeprenom'],
  preferredName: ['prenomusuel', 'prenomdusage'],
  familyName: ['nom', 'nomdefamille', 'nomdusage'],
  nickname: ['pseudo', 'pseudonyme', 'surnom'],
  password: ['motdepasse'],
  confirmPassword: ['confirmermotdepasse', 'confirmationdumotdepasse'],
  role: ['profil'],
  status: ['statut'],
}
