import { linesOf } from './lines-of.ts';

/** Requests that name an object or benefit, as restaurants, shops, schools, insurers and theatres write them. */
export const NAMING = linesOf(`
  Réserver une table
  Réservez votre table
  Reservez votre table
  Réserve ta place
  Je réserve ma place
  Découvrez la collection
  Découvrir la carte
  Essayer gratuitement
  Essayez gratuitement pendant 30 jours
  Demander un devis
  Demandez votre devis gratuit
  Obtenir mon devis
  Télécharger l'application
  Téléchargez le guide
  Inscrivez-vous à la newsletter
  Je profite de l'offre
  Voir les offres
  Voir le menu
  Achetez vos billets
  Acheter mes billets
  Prendre rendez-vous
  Prenez rendez-vous en ligne
  Commander ma box
  Commandez votre panier de légumes
  Faire un don
  Trouver un magasin près de chez moi
  Calculez vos économies
  Estimer mon bien
  Comparez les prix
  Rejoignez le club
  Devenez membre
  Créer mon compte
  Recevoir mon guide
  Choisissez votre formule
  Participez au concours
  Testez la voiture électrique
  Louez un vélo
  Louer un studio
  Consultez nos horaires
  Offrez un bon cadeau
  RÉSERVER UNE TABLE
  Visitez notre atelier
  Je choisis mon forfait
  Ouvrir un compte
  Commencez votre essai gratuit
  Essaie le cours de yoga
  Faire le test
  Faire mon test
  Faire une simulation
  Passer le test
  Ouvrez un compte`);

/** Requests that say what to do or where, not what for. */
export const BARE = linesOf(`
  Commandez maintenant
  Commander maintenant
  Réservez
  Réservez maintenant
  En savoir plus
  Acheter
  J'achète
  Découvrir
  Je m'inscris
  J'en profite
  Cliquez ici
  Inscrivez-vous
  Contactez-nous
  Appelez-nous
  Profitez-en
  Commander en ligne
  Rendez-vous en boutique
  Suivez-nous
  Le goût du vrai. Commandez
  Je me lance
  C'est parti !`);

export const NO_REQUESTS = linesOf(`
  Le commandant
  Le commandant est arrivé
  La commande est prête
  Commande expédiée sous 24 heures
  Commande minimum 20 euros
  Réservé aux membres
  Réserve naturelle de Camargue
  Réservations ouvertes
  La nouvelle collection est arrivée
  Visite guidée à 15 h
  Demande en mariage
  Acheteur vérifié
  Le goût de la tradition
  Mieux dormir chaque nuit
  Vous réservez en deux minutes
  Nous commandons local
  Pour découvrir la ville
  Livraison offerte
  Satisfait ou remboursé
  Du pain frais tous les matins
  Ouvert du lundi au samedi
  Découverte de la vigne
  Essai gratuit de 30 jours
  Offre spéciale
  Un essai transformé
  Commander en ligne est simple
  Acheter n'est pas nécessaire
  Chez nous, tout est maison
  Votre dos mérite mieux
  Nez à nez avec la mer
  Assez parlé
  Contact presse
  Voir la mer
  Choisir, c'est renoncer
  Le plaisir d'offrir
  Fait main à Lyon
  Depuis 1920
  12 rue de la Paix, 75002 Paris
  Dernière chance
  20 % de réduction sur tout
  Économisez 20 euros
  Le test complet
  Recommandé par les dentistes
  Vous allez adorer
  On achète votre voiture
  Donner du sens au travail
  Appel gratuit
  Recevez vos colis le matin
  Le rendez-vous des gourmands
  Réserve militaire
  Essayer, c'est l'adopter
  Parce que vous le valez bien
  Inscription gratuite
  Faire la fête
  Faire le plein de vitamines
  Faire simple
  Faire le test est gratuit
  Avant de faire le test
  Ouvrir la voie
  C'est parti pour l'été
  Test de grossesse`);
