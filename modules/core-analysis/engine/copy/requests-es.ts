import { listOf } from './fold-text.ts';
import type { RequestTable } from './request-table.ts';

/** Spanish: "Reservar mesa", "Reserva tu mesa", "Reserve su mesa". */
export const SPANISH_REQUESTS: RequestTable = {
  phrases: listOf(`
    más información, más info, saber más, comprar ahora, compra ahora, compra ya, compra online, haz clic, añadir al carrito,
    añadir a la cesta, ver más, pide ya, pide ahora, pide online, regístrate gratis, leer más, reserva ya, reserva ahora,
    reserva online, prueba gratis, pruébalo gratis, pruébalo, empieza ya, empieza ahora, empieza gratis, empieza hoy, pide cita,
    pide tu cita, pedir cita, reserva mesa, reservar mesa, pide presupuesto, solicita presupuesto, solicitar presupuesto,
    ver oferta, ver ofertas, ver catálogo, ver menú, ver carta, ver colección, me apunto, lo quiero, quiero saber más,
    conoce más, descubre más, descubre cómo, infórmate, llámanos, escríbenos, visítanos, contáctanos, síguenos, apúntate, únete,
    regístrate, suscríbete, inscríbete, regístrese, suscríbase, inscríbase, contáctenos, llámenos, visítenos, escríbanos,
    enlace en la bio, enlace en bio, cómpralo, resérvalo, descúbrelo, consíguelo, descárgala, descárgalo, llévatelo, pídelo,
    haz tu pedido, haz tu reserva, haz el test, haz tu test, haz el quiz, haz una donación, hazte socio, hazte socia, ven a vernos, ven a visitarnos, ven a conocernos`),
  weak: listOf(`
    más información, más info, saber más, ver más, leer más, haz clic, conoce más, descubre más, descubre cómo, infórmate`),
  orders: listOf(`
    pide, descubre, obtén, consigue, aprovecha, solicita, llévate, agenda tu, agende su, pida, descubra, descargue, obtenga,
    consiga, aproveche, solicite, compre, pruebe, elige, elija, encuentra tu, encuentre su, encarga, encargue, apúntate a,
    únete a, participe, escanea, escanee, pincha, regístrate, suscríbete, inscríbete, contáctanos, llámanos, visítanos`),
  framed: listOf(`
    compra, reserva, reserve, prueba, visita, visite, descarga, llama, llame, empieza, empiece, contacta, contacte, consulta,
    consulte, contrata, contrate, calcula, calcule, compara, compare, regala, regale, dona, done, participa, gana, conoce, conozca,
    mira, ven, entra, entre, agenda, cotiza, cotice, crea, cree, vota, sigue, escribe, alquila, alquile, estrena, quiero, activa,
    canjea, ordena, inscribe, busca, encuentra, encuentre, cambia, suma, abre, envía, deja, pregunta, recibe, rellena, comparte`),
  frames: listOf(`
    tu, tus, su, sus, mi, mis, ahora, ya, hoy, hoy mismo, aquí, online, en línea, gratis, nuestro, nuestra, nuestros, nuestras,
    con nosotros, nos, al, la tuya, el tuyo, mesa, cita, plaza, entradas, una mesa, una cita, una plaza, una clase, un viaje,
    reservar, comprar, probar, una demo, una prueba, desde casa, en nuestra, en nuestro, por whatsapp, y gana, sin compromiso,
    una cuenta, la app, la aplicación, la guía, el catálogo, el menú, el vídeo, vía web, habitación, precios, tarifas, seguros, a vernos, a probar, a conocernos`),
  infinitives: listOf(`
    comprar, reservar, pedir, descubrir, descargar, solicitar, probar, registrarse, registrarme, suscribirse, suscribirme,
    inscribirse, inscribirme, apuntarme, apuntarse, contactar, llamar, contratar, añadir, consultar, calcular, comparar, obtener,
    conseguir, participar, unirme, unirse, donar, agendar, cotizar, encargar, alquilar, canjear, activar, abrir cuenta,
    abrir una cuenta, abrir mi cuenta, abrir tu cuenta, crear cuenta, hacer test, hacer el test, hacer mi test, hacer el quiz`),
  softInfinitives: listOf(`
    ver, empezar, elegir, encontrar, crear, leer, escuchar, conocer, visitar, ganar, regalar, recibir, jugar, votar, seguir,
    cambiar, saber, mirar, escribir, planear`),
  infinitiveStands: 'first',
  openers: listOf('ahora, ya, aquí'),
  objects: listOf(`
    mi, mis, tu, tus, un, una, oferta, ofertas, la oferta, las ofertas, colección, la colección, menú, el menú, carta, la carta,
    catálogo, el catálogo, precios, fechas, horarios, programa, más, todo, todos los, ahora, aquí, gratis, productos, modelos,
    el vídeo, vídeo, detalles, disponibilidad, tienda, la tienda, cursos, el tráiler`),
  statements: listOf(`
    es, son, era, fue, no, nunca, jamás, puede, pueden, sale, cuesta, ayuda, hace, vale, cómo, por qué, está, sabe, se, menos`),
  none: listOf('reserva de, prueba de, gana tiempo, cree en, pide un deseo'),
  empty: listOf(`
    ahora, ya, hoy, mismo, aquí, más, online, en, línea, a, al, el, la, los, las, un, una, de, del, nos, nosotros, nuestro, nuestra,
    nuestros, nuestras, web, tienda, sitio, página, enlace, y, o, con, por, clic, haz, sin, saber, ver, leer, lo, esta, este, bio,
    teléfono, whatsapp, carrito, cesta, tuyo, tuya, desde, casa, te, quiero`),
};
