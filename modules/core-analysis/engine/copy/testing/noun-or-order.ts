import { linesOf } from './lines-of.ts';

/** Lines that open with a word which is a verb and a noun, and ask. Written before the reader was tuned to them. */
export const ORDERS = linesOf(`
  Shop the sale
  Shop women's boots
  Shop windows and doors
  Shop shoes you'll love
  Shop styles we love
  Shop what's new
  Shop in store
  Shop by brand
  Shop lamps from $20
  Shop all watches
  Shop gifts for dad
  Shop our spring looks
  Shop now and save
  Shop shoes that are made to last
  Shop the bag she wore
  Order your box today
  Order pizza again
  Order pizza
  Order in store
  Order in bulk
  Order in two minutes
  Order by Friday
  Order before noon
  Order from home
  Order from our menu
  Order for two
  Order out of hours online
  Order lunch for your team
  Order what you need
  Order flowers for mum
  Order tea at bodega.example
  Book a table
  Book your stay
  Book tickets
  Watch the film
  Play the demo
  Call us today
  Visit our showroom
  Try it for free
  Claim your refund
  Download the guide
  Register your interest
  Tap to order
  Scan the code
  Upgrade your plan
  Buy tickets
  Get things done
  Browse the range
  Explore the coast
  Jetzt Pizza bestellen
  Buche deinen Platz
  Teste uns jetzt
  Kauf dein Ticket online
  Commande ta pizza
  Réserve ta place
  Demande ton devis
  Visite notre atelier
  Compra tu entrada
  Reserva tu mesa
  Visita nuestra tienda
  Pide tu pizza`);

/** Lines that open with such a word and ask for nothing. */
export const STATEMENTS = linesOf(`
  Shop windows we loved in May
  Shop windows tell a story
  Shop windows of old Vienna
  Shop talk with our founders
  Shop floor manager wanted
  Shop fronts are changing
  Shop for sale
  Shop of the year
  Order in every drawer
  Order out of chaos
  Order is half of life
  Order books are full
  Order beats speed
  Order for the sake of order
  Order without effort
  Order numbers rose by half
  Book ends for heavy shelves
  Book ends made of oak
  Watch straps from Florence
  Watch parts since 1920
  Check patterns for autumn
  Check shirts made in Porto
  Play areas for every age
  Play time is over
  Call quality you can hear
  Call rates fell again
  Visit numbers doubled
  Claim forms at the desk
  Claim numbers are falling
  Download speeds you can trust
  Download limits explained
  Register offices in your town
  Tap dance for beginners
  Tap shoes that fit
  Click rates went up
  Scan results in ten minutes
  Upgrade paths for old phones
  Grab rails for bathrooms
  Grab bars that hold
  Buy backs are rising
  Explore mode is on
  Kauf auf Rechnung
  Buche und Eiche aus Bayern
  Test der besten Matratzen
  Suche in allen Läden
  Bestellt und nie abgeholt
  Commande en cours de livraison
  Visite des caves à Reims
  Demande de devis reçue
  Réserve du patron
  Compra por internet segura
  Reserva de la familia
  Visita a la bodega incluida
  Prueba de que funciona`);

/** A line, the one that stands before it and holds its subject. */
export const SUBJECT_BEFORE: readonly (readonly [before: string, line: string])[] = [
  ['WHEN THE NEIGHBOURS', 'ORDER PIZZA AGAIN'],
  ['When your kids', 'download the app'],
  ['When you', 'buy tickets'],
  ['If they', 'order online'],
  ['Because we', 'shop local'],
  ['People who', 'shop local'],
  ['Me trying not to', 'order pizza again'],
  ['Wenn Sie', 'bestellen Sie'],
  ['QUAND VOUS', 'COMMANDEZ UNE PIZZA'],
  ['CUANDO MI MADRE', 'PIDE PIZZA'],
  ['Cuando el vecino', 'compra tu casa'],
];

/** A line, the one before it, which leaves it a request. */
export const REQUEST_AFTER: readonly (readonly [before: string, line: string])[] = [
  ['When hunger strikes', 'Order pizza again'],
  ['When the sun shines', 'Order ice cream'],
  ['When you need it most', 'Call us today'],
  ['My shop', 'Order now'],
  ['The neighbours', 'Order pizza again'],
  ['If you are hungry', 'Order pizza'],
  ['Who said you had to wait?', 'Order now'],
  ['Because you are worth it.', 'Shop the sale'],
  ['For people who care', 'Shop the range'],
  ['Wenn der Hunger kommt', 'Jetzt Pizza bestellen'],
  ['Quand la faim arrive', 'Commandez une pizza'],
  ['Cuando tienes hambre', 'Pide tu pizza'],
];
