import { listOf } from './fold-text.ts';
import type { RequestTable } from './request-table.ts';

/** French: "Réserver une table", "Réservez votre table", "Réserve ta table", "Je réserve". */
export const FRENCH_REQUESTS: RequestTable = {
  phrases: listOf(`
    en savoir plus, acheter maintenant, j'achète, j'en profite, je m'inscris, je commande, je réserve, je découvre, je m'abonne,
    je teste, j'essaie, je participe, je télécharge, je profite, je demande, je prends rendez-vous, je prends rdv, je postule,
    je m'équipe, je me lance, c'est parti, j'y vais, je fais un don, je donne, je choisis, je calcule, je compare, recevez votre devis, recevez votre guide, je rejoins, j'obtiens, je veux mon, je veux ma,
    ajouter au panier, cliquez ici, prendre rendez-vous, prendre rdv, prenez rendez-vous, prenez rdv, voir plus, lire la suite,
    commander maintenant, commandez maintenant, réserver maintenant, réservez maintenant, commander en ligne, réserver en ligne,
    réservez en ligne, commandez en ligne, plus d'infos, plus d'informations, toutes les infos, nous contacter, nous appeler,
    nous rejoindre, nous écrire, en profiter, faire un don, faites un don, passer commande, passez commande, contactez-nous,
    appelez-nous, rejoignez-nous, suivez-nous, écrivez-nous, rendez-vous sur, rendez-vous en boutique, rendez-vous en magasin,
    profitez-en, venez nous voir, devenir membre, devenez membre, devenir partenaire, lien en bio`),
  weak: listOf(`
    en savoir plus, voir plus, cliquez ici, lire la suite, plus d'infos, plus d'informations, toutes les infos, j'y vais, je me lance, c'est parti, rendez-vous sur,
    rendez-vous en boutique, rendez-vous en magasin`),
  orders: listOf(`
    achetez, commandez, précommandez, découvrez, profitez, réservez, inscrivez-vous, téléchargez, essayez, obtenez, abonnez-vous,
    contactez, demandez, visitez, appelez, rejoignez, commencez, trouvez, choisissez, testez, participez, tentez votre chance,
    tentez de gagner, comparez, calculez, estimez, cliquez, scannez, suivez, craquez, louez, soutenez, personnalisez, consultez,
    postulez, démarrez, bénéficiez, ajoutez, inscris-toi, abonne-toi, découvre, rejoins, essaie, prends rendez-vous, prends rdv,
    inscrivez votre, téléphonez, installez l'appli, installez l'application, ouvrez un compte, ouvrez votre compte, simulez,
    configurez, poussez la porte`),
  framed: listOf(`
    réserve, commande, demande, visite, achète, télécharge, profite, trouve, choisis, viens, participe, teste, venez, faites,
    prenez, prends, passez, donnez, créez, offrez, offrez-vous, envoyez, regardez, fais, crée, reçois, gagnez, devenez,
    appelle, contacte, installez, ouvrez, goûtez, écoutez, regarde, adoptez, composez, remplissez`),
  frames: listOf(`
    ta, ton, tes, votre, vos, maintenant, vite, ici, nous, nous voir, dès maintenant, dès aujourd'hui, aujourd'hui, en ligne, place,
    rendez-vous, rdv, contact, un devis, le test, un essai, un rendez-vous, en boutique, en magasin, découvrir, tester, essayer,
    goûter, gratuitement, un cadeau, un bon, une carte cadeau, notre, nos, de l'offre, membre, la vidéo, l'appli, l'application,
    une place, une table`),
  infinitives: listOf(`
    acheter, commander, précommander, réserver, découvrir, télécharger, essayer, tester, s'inscrire, s'abonner, demander, obtenir,
    consulter, contacter, appeler, rejoindre, participer, comparer, calculer, estimer, louer, ajouter, postuler, visiter, installer,
    personnaliser, configurer, simuler, accéder, profiter de l'offre, profiter de, bénéficier de,
    faire le test, faire mon test, faire un test, faire le quiz, faire une simulation, passer le test`),
  softInfinitives: listOf(`
    voir, trouver, choisir, donner, offrir, commencer, démarrer, lire, recevoir, créer, écouter, regarder, envoyer, goûter, prendre,
    adhérer, ouvrir, devenir, activer, vérifier, planifier, composer, remplir`),
  infinitiveStands: 'first',
  openers: listOf('maintenant, vite, ici'),
  objects: listOf(`
    mon, ma, mes, votre, vos, un, une, l'offre, les offres, la collection, les collections, le menu, la carte, les prix, les tarifs,
    plus, nos, notre, le programme, les dates, tout, toute la, tous les, la vidéo, maintenant, ici, gratuitement, en ligne,
    rendez-vous, rdv, contact, le catalogue, le guide, le film, la bande-annonce, les modèles, les produits, les détails`),
  statements: listOf(`
    est, c'est, sont, était, n'est, ne, n'a, pas, jamais, peut, peuvent, devient, rend, vaut, comment, pourquoi, aide, permet,
    coûte, fait, ça, vous, on, nous avons, moins`),
  none: listOf(`
    visite guidée, visites guidées, visite de, visite des, visite du, demande en mariage, profitez de la vie, c'est parti pour, je me lance dans`),
  empty: listOf(`
    maintenant, ici, plus, aujourd'hui, vite, en, ligne, nous, le, la, les, l, un, une, de, du, des, sur, au, aux, à, notre, nos,
    site, boutique, magasin, lien, page, dès, et, ou, je, j, m, s, y, vous, toi, bio, web, internet, chez, dans, par, téléphone,
    mail, panier, suite, savoir, voir, lire, bien, tout, vos, ce, cette`),
};
