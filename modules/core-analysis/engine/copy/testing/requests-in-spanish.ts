import { linesOf } from './lines-of.ts';

/** Requests that name an object or benefit, as restaurants, shops, schools, clinics and theatres write them. */
export const NAMING = linesOf(`
  Reserva tu mesa
  Reserve su mesa
  Reservar mesa
  Reserva tu plaza
  Pide tu cita
  Pedir cita
  Solicita tu presupuesto
  Solicitar presupuesto
  Regístrate gratis
  Empieza gratis
  Prueba gratis
  Pruébalo gratis 30 días
  Descarga la app
  Descargar la guía
  Compra tus entradas
  Comprar entradas
  Descubre la colección
  Descubre nuestros vinos
  Ver la carta
  Ver ofertas
  Suscríbete a la newsletter
  Únete al club
  Apúntate a la clase de prueba
  Consigue tu descuento
  Aprovecha la oferta
  Calcula tu cuota
  Compara precios y tarifas
  Comparar seguros
  Contrata tu seguro
  Elige tu plan
  Pide tu pizza
  Haz tu pedido
  Hazte socio
  Visita nuestra bodega
  Regala una clase
  Quiero mi descuento
  Participa y gana un viaje
  Agenda tu visita
  Solicite una demo
  RESERVA TU MESA
  Conoce nuestros cursos
  Abre tu cuenta
  Empieza tu prueba gratis
  Envía tu currículum
  Alquila tu bici
  Abrir cuenta
  Abrir una cuenta
  Abre una cuenta
  Crear cuenta
  Hacer el test
  Haz el test
  Haz tu test`);

/** Requests that say what to do or where, not what for. */
export const BARE = linesOf(`
  Comprar ahora
  Compra ahora
  COMPRA YA
  Más información
  Saber más
  Pide ya
  Descubre
  Descúbrelo
  Reserva ahora
  Reserva ya
  Regístrate
  Haz clic aquí
  Llámanos
  Llama ahora
  Contáctanos
  Visítanos
  Síguenos
  Compra online
  Encuentra tu tienda
  El sabor de siempre. Pide ya`);

export const NO_REQUESTS = linesOf(`
  La compra
  Compra segura
  Compra mínima 20 euros
  Reserva natural
  Reserva 2015
  Gran Reserva de la Rioja
  Visita guiada a las 12
  Prueba superada
  La prueba definitiva
  Llama viva
  Agenda cultural de mayo
  Descarga eléctrica
  El sabor de siempre
  Compramos tu coche
  Te llamamos en una hora
  Empieza el verano
  Empieza la temporada
  Comprar casa nunca fue tan fácil
  Pedir es gratis
  Para reservar con tiempo
  Duerme mejor cada noche
  Envío gratis
  Solo hoy
  Última oportunidad
  Hecho a mano en Sevilla
  Desde 1920
  Abierto de lunes a sábado
  Calle Mayor 12, 28013 Madrid
  Más de 2.000 clientes
  20 % de descuento en todo
  Ahorra 20 euros
  Garantía de 2 años
  Consulta médica gratuita
  Compradores verificados
  Nuevos cursos en otoño
  El regalo perfecto
  Se reserva el derecho de admisión
  No compres más pan
  Pan recién hecho
  Tu cocina, a medida
  Vive la montaña
  Pedidos hasta las 18 h
  Entrada libre
  Entradas agotadas
  Mesa para dos
  Regalos para ella
  Cuenta sin comisiones
  La reserva perfecta
  Llamadas gratis
  Ver para creer
  Prueba de sonido
  Conoce a Ana
  Pide un deseo
  Mira que te lo dije
  Abrir camino
  Abrir los ojos
  Abrir puertas al campo
  Abrir una cuenta es fácil
  Abrir cuenta nunca fue tan fácil
  Te regalamos 50 € al abrir una cuenta
  Antes de hacer el test
  Hacer ejercicio en casa
  Hacer más con menos
  Cuenta abierta
  Abierto hoy`);
