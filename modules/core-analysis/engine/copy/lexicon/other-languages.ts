/** Languages of which we know a few words each: enough to read a plain request, a price and a saving; format in `lexica.ts`. */
export const OTHER_LEXICA: Readonly<Record<string, string>> = {
  Turkish: `
act: satin_al hemen_al simdi_al hemen_satin_al simdi_satin_al online_satin_al sepete_ekle siparis_ver hemen_siparis_ver
  simdi_siparis_ver hemen_basvur simdi_basvur basvuru_yap hemen_dene ucretsiz_dene simdi_dene hemen_indir simdi_indir
  uygulamayi_indir hemen_kesfet simdi_kesfet hemen_incele detayli_bilgi detayli_bilgi_al daha_fazla_bilgi alisverise_basla
  hemen_basla simdi_basla uye_ol hemen_uye_ol kayit_ol hemen_kayit_ol hemen_kaydol rezervasyon_yap yerini_ayirt
  hemen_rezervasyon_yap randevu_al hemen_ara bizi_arayin bize_ulasin teklif_al bilet_al abone_ol hemen_tikla buraya_tikla
  tiklayin bizi_takip_edin firsati_yakala firsatlari_kesfet kesfet incele kaydol basvur tikla
vague: daha_fazla_bilgi detayli_bilgi hemen_tikla buraya_tikla tiklayin tikla hemen_incele incele hemen_kesfet kesfet
off: indirim indirimi indirimli indirimle
free: bedava ucretsiz
ship: ucretsiz_kargo kargo_ucretsiz kargo_bedava bedava_kargo ucretsiz_teslimat
common: bir icin cok daha simdi hemen bugun yarin sadece ucretsiz bedava indirim indirimi indirimli indirimler firsat firsati
  firsatlar kampanya sepete ekle siparis yeni taze iyi guzel sizin senin bizim kadar sonra degil yok nasil hediye teslimat
  iade fiyat fiyati fiyatlar alisveris urun urunler urunlerde musteri kahve ekmek lezzet cocuk hafta yil turkiye turk basla
  basvur kesfet incele kaydol tikla ozel kacirma kolay hizli saglik dogal sicak olan olarak gibi veya uzeri alisverise dunya
  hayat guvenli gunun keyfi tadi bilgi detayli evde kapinda seni bekliyor secili gecerli yuzde portakal yeniden tarafindan
  buyuk yerine yalnizca zaman bos mevcut eger yerel olmayan kullanin kullan ayni iki oldu geri eski lutfen goster uzun birden
  kucuk uzerinde ancak gerekli zaten disinda baska renk olabilir arasinda icinde genel sey
slight: ve bu ile en her gun tum size sana var ne al satin kargo garanti ev yaz hos ama tek yer orta
letters: [ığş]
money: \\d\\s?(?:tl(?![a-z])|₺)|₺\\s?\\d
`,
  Polish: `
act: kup_teraz kup_online kup_bilet kup_bilety zamow_teraz zamow_online zamow_juz_dzis dodaj_do_koszyka do_koszyka
  sprawdz_oferte sprawdz_teraz sprawdz_szczegoly zobacz_wiecej zobacz_oferte dowiedz_sie_wiecej czytaj_wiecej
  wiecej_informacji zarejestruj_sie zapisz_sie zaloz_konto otworz_konto umow_wizyte umow_sie zadzwon_teraz zadzwon_do_nas
  skontaktuj_sie pobierz_teraz pobierz_aplikacje wyprobuj_za_darmo testuj_za_darmo odbierz_rabat odbierz_kod
  skorzystaj_z_oferty skorzystaj_teraz kliknij_tutaj zloz_wniosek dolacz_do_nas obserwuj_nas zarezerwuj_teraz
  zarezerwuj_online przejdz_do_sklepu zacznij_teraz aplikuj_teraz kup zamow sprawdz zobacz odbierz pobierz zarezerwuj odkryj
  poznaj skorzystaj wyprobuj przetestuj dolacz zadzwon umow kliknij aplikuj wesprzyj
vague: sprawdz sprawdz_teraz sprawdz_szczegoly zobacz_wiecej dowiedz_sie_wiecej czytaj_wiecej wiecej_informacji kliknij_tutaj
  kliknij
off: rabat rabatu znizka znizki znizke taniej przecena wyprzedaz
free: za_darmo darmowy darmowa darmowe bezplatnie bezplatny bezplatna bezplatne
ship: darmowa_dostawa darmowa_wysylka bezplatna_dostawa dostawa_gratis dostawa_za_darmo wysylka_gratis wysylka_za_darmo
  dostawa_0_zl
common: sie jest dla jak czy lub tylko dzis dzisiaj teraz juz jutro przez przy oraz takze tez nasz nasza nasze twoj twoja
  twoje twojego twoich swoj swoje swoja kazdy kazda kazdego wszystko wszystkie wiecej mniej nowy nowa nowe nowosc swieze
  swiezy swieza znizka znizki taniej promocja promocji wyprzedaz okazja darmo darmowa darmowy darmowe dostawa wysylka zwrot
  zwroty gwarancja kup zamow sprawdz zobacz odkryj odbierz poznaj pobierz dolacz zdrowie smak zycie zycia owoce warzywa kawa
  kawy chleb buty dzieci kobiet rodziny rodzina latwo szybko najlepszy najlepsze najlepsza lepszy lepiej dobrze gdzie kiedy
  ktory ktora ktore jestes masz mozesz chcesz zawsze nigdy bardzo polski polska polskie sklep sklepie sklepu dzien dni
  tydzien miesiac produkty caly calej domu ciebie tobie bezplatna bezplatnie moze mozna podczas jako aby tego niz miedzy zbyt
  jesli zostal zostac zamiast przed wszystkich nowego nowych bedzie moga miec albo miejsca strony nalezy prosze uzyj jego jej
  byl byla
slight: od do na po za ze to co ten sa bez cena ceny rabat lat ale zl dom swe byc nie nas nam
letters: [łąęźżśćń]
money: \\d\\s?(?:zl|pln)(?![a-z])
`,
  Swedish: `
act: kop_nu kop_har kop_online kop_idag kop_biljett kop_biljetter kop_din kop_ditt kop_dina handla_nu handla_har
  handla_online shoppa_nu shoppa_har bestall_nu bestall_har bestall_idag bestall_online boka_nu boka_har boka_tid boka_bord
  boka_online boka_idag las_mer las_mera mer_information se_mer visa_mer se_erbjudandet se_alla_erbjudanden till_butiken
  till_erbjudandet lagg_i_varukorg lagg_i_varukorgen lagg_i_kundvagn lagg_till_i_varukorgen prova_gratis prova_nu
  testa_gratis testa_nu kom_igang ladda_ner ladda_ned hamta_appen anmal_dig registrera_dig bli_medlem bli_kund ansok_nu
  ansok_har ansok_idag ring_oss kontakta_oss besok_oss folj_oss klicka_har hitta_butik starta_nu skapa_konto oppna_konto
  upptack_mer fa_offert begar_offert handla bestall boka upptack shoppa registrera anmal ansok skaffa hamta besok utforska
  kontakta prenumerera
vague: las_mer las_mera mer_information se_mer visa_mer klicka_har upptack_mer upptack
off: rabatt billigare
free: gratis pa_kopet
ship: fri_frakt fraktfritt fraktfri gratis_frakt fri_leverans fri_hemleverans gratis_leverans
common: och att inte fran ditt dina vara vart oss idag imorgon nya nytt ocksa eller utan varje alltid aldrig hela kopa
  bestall erbjudande erbjudanden erbjudandet frakt fraktfritt leverans farska farsk hjalp kunder sverige svensk svenska
  svenskt sommar sommarens veckan veckans vecka manad manaden aret dagar priser kronor hur vad blir brod skor klader upptack
  apelsiner samma manga enkelt snabbt snabb billigare handla boka valj hitta hemma mycket dagens oppet redan hjartat smaker
  trygg endast kvinnor livet ett vid maste denna anvand namn ska ingen finns skapa efter oppna inga mellan anvands istallet
  forsta foljande innan igen plats andra vill flera fler
slight: for ar med som det den din dig var alla mer mera bara basta battre nu fri hem till over av pa har jag du vi nar man
  kr pris rabatt kaffe smak barn hos ny gratis garanti kop men vara andra
letters: å
money: \\d\\s?kr(?![a-z])|\\d:-
`,
  Danish: `
act: kob_nu kob_her kob_online kob_billet kob_billetter bestil_nu bestil_her bestil_online bestil_tid bestil_i_dag book_nu
  book_tid læs_mere laes_mere mere_information se_mere se_tilbud se_tilbuddet tilmeld_dig tilmeld_nu bliv_medlem prov_gratis
  prov_nu hent_appen kom_i_gang ring_til_os kontakt_os besog_os folg_os klik_her læg_i_kurv læg_i_kurven foj_til_kurv
  ansog_nu find_butik opret_konto fa_tilbud bestil kob tilmeld opdag besog udforsk
vague: læs_mere laes_mere mere_information se_mere klik_her
off: rabat billigere
free: gratis
ship: fri_fragt gratis_fragt gratis_levering fri_levering
common: ikke kob kobe bestil ogsa efter eller hvor hvad hvordan altid aldrig vores hver uden tilbud tilbuddet tilbudet priser
  hjem danmark dansk danske prov noget meget nemt hurtigt uger maned maneder være bliv blive oplev dagens dagligt brod smager
  ugens jeres selv besog opdag sammen kobet hjemme skal kunne ved ingen denne hvis dette blev findes mellem allerede hojre
  venligst mange stedet tilfoj nogen sidste forste igen opret eksempel
slight: og til fra kun nu mere lige nar dit din dine os dig hele bedste bedre ny nye nyt levering rabat spar gratis uge ar
  dage kr pris mad sommer er det den med af pa for du vi kan der et som sa alle kaffe at frisk friske born fragt i har andre
letters: [æøå]
money: \\d\\s?kr(?![a-z])
`,
  Norwegian: `
act: kjop_na kjop_her kjop_billett kjop_billetter bestill_na bestill_her bestill_time bestill_pa_nett bestill_i_dag les_mer
  mer_informasjon se_mer se_tilbud se_tilbudet meld_deg_pa meld_deg_inn registrer_deg bli_medlem prov_gratis prov_na last_ned
  kom_i_gang ring_oss kontakt_oss besok_oss folg_oss klikk_her handle_na shop_na legg_i_handlekurv legg_i_handlekurven sok_na
  sok_her opprett_konto bestill kjop oppdag utforsk besok
vague: les_mer mer_informasjon se_mer klikk_her
off: rabatt billigere
free: gratis
ship: fri_frakt gratis_frakt gratis_levering fri_levering
common: ikke kjop kjope bestill ogsa etter eller hvor hva hvordan alltid aldri ditt vare vart oss hver uten tilbud tilbudet
  frakt hjem norge norsk norske prov noe mye enkelt raskt uker maned maneder være oppdag dagens ferske fersk brod smaker
  ukens hjemme besok sammen akkurat barna utforsk handlekurv nettbutikk skal ved ingen denne velg hvis dette antall mellom
  flere finnes hoyre mange bade slik hjelp fordi siden rundt samme
slight: og til fra kun na mer nar din dine deg hele beste bedre ny nye nytt levering rabatt spar gratis uke ar dager kr pris
  mat sommer er det den med av pa for du vi kan som sa alle kaffe barn et les bruk vil
letters: [æøå]
money: \\d\\s?kr(?![a-z])
`,
  Icelandic: `
act: kaupa_nuna panta_nuna lesa_meira sja_meira boka_nuna
vague: lesa_meira sja_meira
off: afslattur afslætti
free: okeypis
ship: okeypis_heimsending fri_heimsending
common: ekki fyrir kaupa nuna okeypis afslattur tilboð meira panta okkar þinn einnig boka heimsending fra allt
slight: og er með við alla
letters: [ðþ]
money: \\d\\s?kr(?![a-z])
`,
  Finnish: `
act: osta_nyt osta_tasta osta_heti tilaa_nyt tilaa_heti tilaa_tasta varaa_nyt varaa_aika varaa_poyta varaa_heti lue_lisaa
  katso_lisaa lisatietoja lisaa_ostoskoriin lisaa_koriin kokeile_ilmaiseksi kokeile_nyt aloita_nyt liity_nyt liity_jaseneksi
  ota_yhteytta soita_nyt lataa_sovellus lataa_nyt hae_nyt klikkaa_tasta siirry_kauppaan pyyda_tarjous osta tilaa varaa
  tutustu kokeile rekisteroidy ilmoittaudu lataa
vague: lue_lisaa katso_lisaa lisatietoja klikkaa_tasta tutustu
off: alennus alennusta alennuksen alennuksella saasta
free: ilmainen ilmaiseksi ilmaiset maksuton
ship: ilmainen_toimitus ilmaiset_toimitukset maksuton_toimitus
common: myos tilaa osta ilmainen ilmaiseksi toimitus alennus alennusta tarjous tarjoukset tarjouksen tanaan huomenna heti
  kaikki kaikille kaikista uusi uudet uutta sinun sinulle meidan meilla meilta kanssa ilman enemman parhaat parempi joka kun
  kuin etta eika lisaa hinta hinnat alkaen euroa kotiin kahvi kahvia leipa kesa kesan talvi suomi suomen suomalainen
  suomalaista paiva paivaa paivan viikko viikon loyda hyvaa hyva varaa takuu palautus tuore tuoretta helposti nopeasti aina
  missa tasta kokeile tutustu verkkokauppa maksuton nauti tule voi tai tama jos olla kayta jalkeen mutta sisaltaa eivat tassa
  taman ennen yksi suuri saa pitaa kayttoon seka koska taytyy oikea ala valitse voit saat
slight: ja on ei se nyt vain ale koko maku lue paras oma sen
letters: ää|öö|yö|äy
`,
  Estonian: `
act: osta_kohe osta_nuud telli_kohe telli_nuud loe_lahemalt loe_rohkem loe_lisaks vaata_lahemalt vaata_pakkumist
  lisa_ostukorvi broneeri_kohe liitu_kohe proovi_tasuta vota_uhendust telli broneeri registreeru
vague: loe_lahemalt loe_rohkem loe_lisaks vaata_lahemalt
off: allahindlus soodustus soodsam soodsamalt
free: tasuta
ship: tasuta_kohaletoimetamine tasuta_tarne tasuta_transport
common: ning ainult tana nuud kohe uued tasuta kohaletoimetamine allahindlus soodustus soodsalt pakkumine pakkumised osta
  telli rohkem vahem parim parimad parem koik meie sinu teie ilma hinnad alates eurot koju kohv suvi eesti paev paeva nadal
  varske varsked loe vaata kiiresti lihtsalt alati broneeri tarne pole saa mitte vaga koige kas juba palun enne ule kasuta
  sama olla peab voib labi ara
slight: ja on ei voi kui ka siis uus iga hind kodu talv leib koos
`,
  Czech: `
act: koupit_nyni koupit_ted kupte_nyni kup_nyni objednat_nyni objednejte_nyni objednejte_si objednejte zjistit_vice
  zjistete_vice vice_informaci do_kosiku pridat_do_kosiku vlozit_do_kosiku vyzkouset_zdarma vyzkousejte_zdarma registrujte_se
  prihlasit_se prihlaste_se stahnete_si kontaktujte_nas zavolejte_nam zobrazit_nabidku kliknete_zde sledujte_nas koupit kupte
  nakupujte objednat zjistete vyzkousejte rezervujte stahnete objevte zavolejte
vague: zjistit_vice zjistete_vice vice_informaci kliknete_zde
off: sleva slevy slevou slevu levneji
free: zdarma
ship: doprava_zdarma dopravu_zdarma postovne_zdarma doruceni_zdarma
common: neni jsou nebo jako dnes nyni jiz mene nase vam novy sleva slevy slevou slevu akce zdarma doprava koupit kupte
  objednat objednejte zjistit zjistete kazdy kazdou vsechno vsechny nejlepsi lepsi cerstve cerstva cerstvy nabidka zaruka
  vraceni dni tyden cesko ceska ceske cesky kava chleb domu deti korun kde kdyz jak vse svuj sve skvele rychle snadno chut
  kosiku nakupujte vyzkousejte jeste pouze ktere ktery vaseho pomerance ovoce byt prilis byl musi tento pokud mozne bude mezi
  zadne nez obsahuje ziskat muze pred zda protoze tato tuto podle prosim byla
slight: je pro ale vice vase vas nas nova bez take ceny cena den leto zima cesta kc na za od do se si jen nove pres proc az
letters: [ěřůčšžýďňť]
money: \\d\\s?kc(?![a-z])
`,
  Slovak: `
act: kupit_teraz kup_teraz kupte_teraz objednat_teraz objednajte_si objednajte zistit_viac zistite_viac viac_informacii
  do_kosika pridat_do_kosika vlozit_do_kosika vyskusat_zadarmo vyskusajte_zadarmo zaregistrujte_sa stiahnite_si
  kontaktujte_nas zavolajte_nam kupit kupte objednat zistite vyskusajte rezervujte
vague: zistit_viac zistite_viac viac_informacii
off: zlava zlavy zlavou zlavu lacnejsie
free: zadarmo
ship: doprava_zadarmo dorucenie_zadarmo postovne_zadarmo
common: alebo ako dnes teraz viac menej nase novy nove zlava zlavy zlavou akcia zadarmo doprava dorucenie kupit kupte
  objednat objednajte kazdy vsetko vsetky najlepsi lepsi tiez cerstve ponuka zaruka den tyzden slovensko slovenske slovensky
  kde ked preco rychlo lahko kosika nakupujte vyskusajte este iba ktore ktory zistite uz byt ktora maju tento pouzit musi
  medzi obsahuje bol tato pomocou bude toto ziadny nema moze pretoze podla namiesto prosim bola
slight: je nie su pre ale len vase vas nas nova bez pri cez ceny cena dni na za od do
letters: [ľĺŕčšžýďňť]
`,
  Hungarian: `
act: vasarolj_most vasaroljon_most rendelj_most rendeljen_most rendeld_meg rendelje_meg megrendelem megveszem kosarba_teszem
  kosarba foglalj_most foglalj_idopontot foglaljon_most tudj_meg_tobbet tudjon_meg_tobbet tovabbi_informacio
  tovabbi_reszletek probald_ki probalja_ki iratkozz_fel iratkozzon_fel jelentkezz_most jelentkezzen_most toltsd_le toltse_le
  hivj_minket hivjon_minket kattints_ide kattintson_ide kerj_ajanlatot kerjen_ajanlatot kovess_minket vedd_meg_most vasarolj
  rendelj regisztralj jelentkezz csatlakozz
vague: tudj_meg_tobbet tudjon_meg_tobbet tovabbi_informacio tovabbi_reszletek kattints_ide kattintson_ide
off: kedvezmeny kedvezmennyel kedvezmenyt akcio olcsobb
free: ingyen ingyenes
ship: ingyenes_szallitas ingyenes_kiszallitas ingyenes_hazhozszallitas ingyen_szallitas
common: egy hogy csak meg vagy minden mindenki uj ujra ingyen ingyenes kedvezmeny kedvezmennyel akcio akcios szallitas
  szallitassal kiszallitas hazhozszallitas rendelj rendeles rendeld vasarolj vasarlas tobb kevesebb legjobb jobb friss neked
  veled nekunk onnek nalunk napi het honap forint magyar magyarorszag garancia kave kenyer nyar gyerek csalad otthon gyorsan
  egyszeruen mikor ezt ezek amit kerj velunk kosarba reszletek tudj probald foglalj kattints elvezd narancs nincs lehet
  szukseges kell tul talalhato altal kovetkezo utan kivul helyett teljes nagy helyi hosszu kozott elott azt kozben peldaul
  regi szamara vannak hianyzik jelenlegi ehhez erre sajat
slight: az es van most mar ma nap mint hol ami is meg ft ha jo nem akar lett
letters: [őű]
money: \\d[. ]\\d{3}\\s?ft(?![a-z])
`,
  Romanian: `
act: cumpara_acum cumpara_online comanda_acum comanda_azi adauga_in_cos afla_mai_multe afla_mai_mult vezi_mai_mult
  vezi_mai_multe vezi_oferta vezi_ofertele vezi_detalii mai_multe_detalii mai_multe_informatii rezerva_acum rezerva_online
  inscrie-te inregistreaza-te aboneaza-te descarca_acum descarca_aplicatia incearca_gratuit incearca_acum suna_acum
  contacteaza-ne profita_acum aplica_acum programeaza-te click_aici cumpara descopera descarca incearca
vague: afla_mai_multe afla_mai_mult vezi_mai_mult vezi_mai_multe vezi_detalii mai_multe_detalii mai_multe_informatii
  click_aici
off: reducere reduceri
free: gratuita gratuit
ship: livrare_gratuita transport_gratuit livrare_gratis
common: pentru sunt acum astazi azi toate toti fiecare noastra dumneavoastra reducere reduceri livrare cumpara fara proaspat
  proaspete zile saptamana preturi copii iarna cafea paine romanesc romanesti afla vezi acasa mereu usor dintre catre dupa
  intre produse produsele langa gustul viata descopera detalii incearca rezerva portocale stoc daca putut fost trebuie acest
  aceasta cand contine numar necesara numai unui unei despre stanga dreapta niciun decat inainte doua
slight: si cu pe din la este nu mai un o de in al nou noua noi tau tale gratuit comanda oferta cel cea cele care sau dar bun
  buna zi lei ron pret garantie vara rapid multe transport casa nostru doar maine romania poate prea nici
letters: [țșţă]
money: \\d\\s?(?:lei|ron)(?![a-z])
`,
  'Croatian or Serbian': `
act: kupi_odmah kupi_sada kupite_odmah kupite_sada naruci_odmah naruci_sada narucite_odmah saznaj_vise saznajte_vise
  dodaj_u_kosaricu dodaj_u_korpu rezerviraj_odmah prijavi_se prijavite_se registriraj_se isprobaj_besplatno kontaktirajte_nas
  nazovi_nas pogledaj_ponudu kupi kupite naruci narucite saznajte
vague: saznaj_vise saznajte_vise
off: popust popusta popustom jeftinije
free: besplatno besplatna besplatan
ship: besplatna_dostava
common: samo danas sada odmah vise popust popusta popustom besplatno besplatna dostava kupi kupite naruci narucite saznaj
  saznajte svaki svaka tvoj tvoja najbolje najbolji bolje koji koja koje ili kako gdje gde cijena cijene jamstvo hrvatska
  hrvatski svjeze sveze tjedan kuca djeca deca ljeto kava kafa kruh hleb brzo lako ponuda akcija nije jer uvijek uvek prijavi
  rezerviraj narance nema kao ako moze treba koristi kada ovaj izmedu nakon prije umjesto ova jedan izvan ponovno dovoljno
  unutar mozda nisu bilo sadrzi zasto svoje
slight: je su za od na sve svi nas bez kod uz ali nova novo dan dana po novi sto vas nasa mora oko
letters: [đćčšž]
`,
  Slovene: `
act: kupi_zdaj naroci_zdaj narocite_zdaj izvedi_vec preberi_vec dodaj_v_kosarico preizkusi_brezplacno prijavi_se kupi naroci
  narocite
vague: izvedi_vec preberi_vec
off: popust popusta popustom ceneje
free: brezplacno brezplacna zastonj
ship: brezplacna_dostava
common: samo danes zdaj takoj vec popust popusta brezplacno brezplacna dostava kupi naroci narocite izvedi preberi vsak tvoj
  najboljse najboljsi boljse brez kje kako garancija slovenija slovenski sveze teden hisa otroci poletje kava kruh hitro
  preprosto ponudba akcija vedno prijavi preizkusi mogoce kot moznost biti lahko nacin trenutno proti tudi niso bodo vsebuje
  okoli kadar vendar tega jih
slight: je in za od na vse vsi nas pri ki ali nova novo dan cena cene vas naj ima mora
letters: [čšž]
`,
  Latvian: `
act: pirkt_tagad perc_tagad pasuti_tagad pasutit_tagad uzzini_vairak uzzinat_vairak lasit_vairak pievienot_grozam perc pasuti
  piesakies
vague: uzzini_vairak uzzinat_vairak lasit_vairak
off: atlaide atlaides atlaidi
free: bezmaksas bez_maksas
ship: bezmaksas_piegade
common: tikai sodien tagad jauns jaunas bezmaksas piegade atlaide atlaides perc pirkt pasuti pasutit vairak labakais labakie
  labaka katru katrs musu tavs tava jusu sakot majas kafija latvija latvijas diena dienas nedela uzzini atri vienmer visi tev
  akcija lai kas izmantot pirms satur jau lidz bet parak kura tiks sis pec butu kadu lietot starp savu
slight: un ir nav par ar no viss bez cena vasara ziema lasi jauna maize ari cenas kad var
letters: [ģķļņāēīūčšž]
`,
  Lithuanian: `
act: pirkti_dabar pirk_dabar uzsakyk_dabar uzsakyti_dabar suzinok_daugiau suzinoti_daugiau skaityti_daugiau i_krepseli pirk
  uzsakyk registruokis
vague: suzinok_daugiau suzinoti_daugiau skaityti_daugiau
off: nuolaida nuolaidos pigiau
free: nemokamas nemokamai nemokama
ship: nemokamas_pristatymas
common: yra siandien dabar naujas naujos nemokamas nemokamai pristatymas nuolaida nuolaidos akcija pirk pirkti uzsakyk
  daugiau geriausias geriausi geriausia viskas kiekviena musu tavo jusu kaina kainos nuo namai namu duona lietuva lietuvos
  dienos savaite suzinok greitai lengvai visada kaip visi buti reikia arba tarp gali apie metu prie buvo jau iki kad sio
  norint savo jums galite
slight: ir su tik be kur kava vasara diena nauja nera turi jei kai bet
letters: [ėįųčšž]
`,
  'Indonesian or Malay': `
act: beli_sekarang pesan_sekarang daftar_sekarang belanja_sekarang coba_sekarang coba_gratis unduh_sekarang download_sekarang
  hubungi_kami selengkapnya pelajari_lebih_lanjut info_lebih_lanjut ketahui_lebih_lanjut tambah_ke_keranjang klik_di_sini
  booking_sekarang mulai_sekarang gabung_sekarang dapatkan nikmati hubungi
vague: selengkapnya pelajari_lebih_lanjut info_lebih_lanjut ketahui_lebih_lanjut klik_di_sini
off: diskon diskaun potongan_harga hemat
free: percuma cuma-cuma
ship: gratis_ongkir bebas_ongkir penghantaran_percuma
common: untuk dengan ini itu dari kamu tidak lebih sekarang hanya baru ongkir diskon beli pesan harga terbaik semua setiap
  juga dapatkan nikmati belanja mudah cepat rumah kopi minum segar hemat selalu pengiriman percuma jangan sampai lagi sudah
  akan jeruk daftar unduh dalam pada atau sebuah apakah saat pilihan bukan oleh ketika sebagai adalah bagian harus memiliki
  gunakan telah terlalu jika tanpa mungkin lain setelah sebelum langsung bawah seperti karena antara banyak
slight: dan di anda dapat buat satu dua gratis promo ke ada yang kita bisa kami hari bagi besar sama atas
money: (?<![a-z])rp\\.?\\s?\\d
`,
  Vietnamese: `
act: mua_ngay dat_hang_ngay dat_ngay dang_ky_ngay tim_hieu_them xem_them xem_ngay tai_ngay lien_he_ngay nhan_ngay
vague: tim_hieu_them xem_them xem_ngay
off: giam giam_gia
free: mien_phi
ship: mien_phi_van_chuyen freeship
common: khong duoc nhung nhieu khach giam ngay mua cua nha pham nguoi nhan hoac truoc tren khac phai chinh moi
slight: va cho voi cac la gia phi hang them mot ban toi moi tai trong tu nay mien hom chung sau
letters: [ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹơư]
money: \\d\\s?(?:₫|vnd)
`,
  Albanian: `
act: bli_tani blej_tani porosit_tani meso_me_shume lexo_me_shume
vague: meso_me_shume lexo_me_shume
off: zbritje
free: falas
ship: transport_falas dergese_falas
common: nese nje duhet eshte nuk dhe mund gjate kete shume vetem jane falas tani zbritje blej porosit juaj tuaj jone cdo sot
slight: per te me kur deri apo bli oferta oferte
`,
  Catalan: `
act: compra_ara reserva_ara mes_informacio descobreix
vague: mes_informacio
off: descompte
free: gratuit gratuita
ship: enviament_gratuit enviament_gratis
common: amb avui descompte enviament nomes aquest aquesta teva nostre nostres totes millor millors gaudeix descobreix botiga
  preus tambe setmana
slight: els les dels tots dies fins teu ara mes per que gratuit nou nova nostra
`,
};
