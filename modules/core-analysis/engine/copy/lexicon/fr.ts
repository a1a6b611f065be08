/** Words of French ads by what they mean; format in `lexica.ts`. */
export const FRENCH = `
act: lien_en_bio lien_dans_la_bio profitez-en j'en_profite commander commandez commande acheter achetez achete reserver reservez reserve s'abonner abonnez-vous inscrivez-vous
  s'inscrire telecharger telechargez demander demandez postuler postulez ajouter ajoutez donner faites_un_don faire_un_don louer
  activer souscrire obtenir obtenez prendre prenez valider entrez saisissez precommander rejoindre rejoignez j'achete je_reserve
  je_commande louez estimer estimez calculez calculer devenez devenir participez participer inscris je_m inscrivez s_inscrire
  achetez_maintenant je_m'abonne abonnez commandez_maintenant je_m'inscris j'y_vais je_teste je_donne precommandez souscrivez
  postulez_maintenant deposez remplissez inscrire vendez vendre reservez-la reservez-le passez_commande ajouter_au_panier
  prenez_rendez-vous prendre_rendez-vous demandez_votre changez passez_a recevez recevoir emportez adoptez abonne-toi inscris-toi
  reserve-toi telecharge
reach: appeler appelez appelle visiter visitez passez venez viens ecrire ecrivez suivez suivre scanner scannez flashez cliquer
  cliquez cliquez_ici contacter contactez rendez-vous_sur poussez retrouvez-nous parlez partager partagez envoyez contactez-nous
  appelez-nous suivez-nous rendez-vous appelez-moi ecrivez-nous rejoignez-nous rendez-nous passez_nous scannez_le flashe flasher
  envoyez_un retrouvez identifiez commentez venez_nous poussez_la suis-nous suis ecris-nous scanne clique contacte rencontrez
  demandez-nous telephonez
soft: je_participe participe participer decouvrir decouvrez je_decouvre essayer essayez je_teste j'essaie voir trouver trouvez commencer commencez choisir
  choisissez composer composez creer creez je_cree profiter profitez j'en_profite en_savoir_plus c'est_parti comparer comparez
  consulter tester testez faire_le_test je_fais_le_test lire regarder regardez gagner gagnez offrez offrir goutez jouer jouez
  apprendre savoir cliquez je_veux consultez choisis je_choisis essaie essaye devenez je_profite teste testez_la decouvre jetez
  laissez-vous trouve choisissez_votre creez_le craquez faites faites_le offrez-vous offrez_un regalez-vous regalez jouez_et
  tentez participez_au voir_la voir_les voir_le explorer explorez parcourir parcourez visionner ecouter ecoutez preparez
live: dormez dors vivez reveillez respirez savourez cuisinez arretez oubliez voyagez mangez buvez divisez reduisez dites bougez
  finissez gagnez_du_temps prenez_soin reprenez retrouvez_le gagnez_en laissez changez_de passez_l'hiver marchez courez riez
  dansez roulez economisez_du voyez sentez buvez_mieux mangez_mieux vis respire savoure
obj: rendez-vous table devis essai appli application panier newsletter collection carte menu code lien bio magasin coffret club
  don chambres chambre billet billets places taille quiz test compte offre catalogue visite offres economies bien prix membre
  concours velo horaires forfait cours simulation boutique atelier appartement maison voiture chaussures veste matelas canape
  lampe lampes lunettes montre bouteille bouteilles vin vins pizza pizzas cafe the pain dejeuner diner petit-dejeuner brunch repas
  recette recettes echantillon echantillons abonnement carte_cadeau guide brochure agence salon cabinet studio stage formation
  cours_d'essai seance dossier credit assurance sejour sejours week-end vol vols hotel circuit croisiere pack paire produit
  produits kit bouquet plante plantes chat chien croquettes evenement webinaire cuisine projet bilan diagnostic etude modele
  modeles look
now: maintenant aujourd'hui ici ligne en_ligne tout_de_suite vite
you: vous votre vos tu ton ta tes toi t'
me: je j' mon ma mes moi j'ai
we: nous notre nos on
they: ceux autres les_autres tout_le_monde personne voisins gens ils elles qui elle leur leurs son sa ses famille amis voisin mari
  femme_dit banques concurrents
wh: pourquoi comment quand si et_si que quoi ou parce
be: est sont etait a ont peut c'est fait sera etre avez est-ce etes sommes suis avons aviez sera_la reste devient fait_du doit
  faut va vont donne
neg: pas ne ni sans jamais aucun aucune rien fini plus_jamais n' arrete arreter adieu nul terminez finies finis fini_les plus_de
  plus_besoin sans_rien dit_adieu
off: remise reduction reductions rabais promo economie remises moins_cher baisse baisses prix_casses casses reductions_de
  rabais_de prix_mini
save: economisez economiser economies
sale: soldes promo promotion promotions ventes_privees destockage bon_plan bons_plans braderie liquidation soldes_d'ete
  offre_speciale ventes_flash vente_flash black_friday
free: gratuit gratuite gratuits gratuitement offert offerte offerts offertes gratos cadeau_offert on_vous_offre nous_offrons 0_€
  zero_euro sans_supplement inclus c'est_pour_nous on_regale
gift: cadeau cadeaux bon bonus cagnotte surprise bon_d'achat cheque-cadeau cadeau_de_bienvenue prime avantage avantages
half: moitie_prix a_moitie_prix moitie_du_prix deux_fois_moins_cher
bundle: achete_= pour_le_prix deuxieme le_deuxieme 2eme
upto: jusqu'a
from: a_partir des
only: seulement uniquement plus_que
per: par mois_par l'aller la_nuit par_personne par_nuit par_semaine par_an /mois la_piece l'unite le_kilo la_bouteille chacun
was: au_lieu avant lieu au_lieu_de ancien_prix prix_conseille auparavant barre
earn: gagnez gagner salaire
cost: payer payez facturent coute prix facture cout
rate: taux taeg interet fixe
until: jusqu'au jusqu'a avant fin jusqu'a_ce prend_fin se_termine termine expire cloture
last: derniere derniers dernier dernieres derniere_chance derniers_jours dernieres_heures derniere_ligne
left: reste restent plus_que restantes disponibles il_reste il_ne_reste plus_que_quelques bientot_epuise presque_complet
limited: limitee limite limitees serie edition duree_limitee nombre_limite exclusif exclusive quantites quantite
day: lundi mardi mercredi jeudi vendredi samedi dimanche minuit week-end janvier fevrier mars avril mai juin juillet aout
  septembre octobre novembre decembre demain ce_soir ce_week-end noel paques saint-valentin fete_des_meres
unit: heures heure jours jour minutes semaines semaine mois ans nuits nuit an
stock: stocks stock epuisement
hurry: pour_peu_de_temps vite depechez tardez manquez depeche-toi depechez-vous ne_tardez_pas ne_manquez_pas vite_fait premiers_arrives
  dernier_moment
first: premier premiere premiers premieres
review: avis note notes etoiles notee temoignages avis_clients avis_verifies trustpilot google evaluations 5_etoiles
people: clients clientes utilisateurs familles membres entreprises abonnes patients femmes parents francais foyers proprietaires
  coureurs jardiniers cuisiniers lecteurs auditeurs eleves etudiants joueurs voyageurs couples professionnels artisans gourmands
  acheteurs personnes
trusted: recommande recommandee conseillent elu elue vu_a approuve confiance prime recompense adopte recommandent plebiscite
  plebiscitee nomme laureat adopte_par font_confiance nous_font choisi prefere preferes meilleur meilleure
pro: sages-femmes dentistes medecins veterinaires kinesitherapeutes pharmaciens pediatres dermatologues nutritionnistes coachs
  ingenieurs experts chirurgiens osteopathes
happy: conquis satisfaits heureux ravis enchantes fideles ravies satisfaites comblés
guarantee: garantie garanti satisfait rembourse rembourses satisfaits_ou remboursement garanties promesse engagement_qualite
  remboursees rembourse_la satisfait_ou remboursable sans_risque
return: retours retour echange retourner renvoyez renvoyer echanges echangez retournez
cancel: annulation resiliable annulable sans_frais annulez annuler resiliez resilier desinscription a_tout_moment
ship: livraison livre livree livrees expedie expedition expediee livraison_offerte franco_de_port frais_de_port domicile livrons
  livraison_24h
secure: securise paiement securisee protege donnees_protegees confidentiel chiffre ssl 3x sans_frais_cb paiement_en
cert: certifie certifiee bio teste label agriculture_biologique ab ecocert oeko-tex nf iso ce vegan_certifie cliniquement
  dermatologiquement
card: carte_bancaire sans_carte
terms: conditions cumulable valable modalites reserve_de non voir_conditions offre_valable non_cumulable hors_promotions
  dans_la_limite voir_conditions_en cgv reserve sous_reserve offre_soumise soumis selon magasins_participants
legal: abus alcool moderation contractuelles publicite mentions legales sante mangez credit engage test_sur orias tan
  pour_votre_sante l'abus_d'alcool photo_non suggestion jouer_comporte interdit_aux rcs capital communication_a risque_de_perte
head: ingredients tailles avant apres comment_ca_marche nouveau etape contenu composition valeurs_nutritionnelles dimensions
  programme au_menu chapitre sommaire details caracteristiques
work: recrutons recrute emploi h/f
property: immobilier immobiliere appartements_neufs a_louer bien_immobilier pieces_avec_balcon
made: torrefie fait presse depuis fabrique francais fabriquee
store: telecharger_dans disponible_sur app_store google_play
payname: visa mastercard paypal
ui: solde boite_de rechercher reglages total reception profil accueil
open: rue du_lundi tel ouvert horaires avenue place
det: le la les un une des du ce cette ces tout toute tous toutes chaque l
prep: de d a au aux en dans pour sur sous avec par chez vers pendant
conj: et ou mais & puis
bind: engagement abonnement engagements contrat frais_de_dossier
risk: risque risques frais frais_caches
less: moins
event: concert fete kermesse vide-grenier brocante marche_de_noel portes_ouvertes exposition conference tournoi degustation soiree
  bal spectacle buvette tarif tarif_plein ouverture_des_portes plat_du_jour entrees plats formule_midi
num: deux trois quatre cinq six sept huit neuf dix douze quinze vingt trente cinquante cent mille double
vague: en_savoir_plus voir_plus lire_la_suite plus_d'infos savoir_plus details en_decouvrir_plus
click: cliquez cliquer cliquez_ici valider envoyer continuer suivant ok telecharger
more: plus mieux meilleur encore davantage
where: site link lien bio dessous page profil web internet
give: donner donnez faites_un_don faire_un_don je_donne don
`;
