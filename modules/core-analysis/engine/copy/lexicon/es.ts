/** Words of Spanish ads by what they mean; format in `lexica.ts`. */
export const SPANISH = `
act: enlace_en_la_bio link_en_la_bio enlace_en_bio hazte_socia comprar compra compre pedir pide pida reservar reserva reserve solicitar solicita solicite suscribete suscribirse registrate
  registrarse descargar descarga descargue inscribete apuntate apuntarse donar dona anadir anade contratar contrata alquilar
  activar introduce consigue consiguelo conseguir hazte llevate calcula calcular alquila participa envia matriculate comprar_ahora
  pidelo pide_ya reservalo reserva_ya suscribe inscribirse apuntate_ya contrata_ya presupuesta solicitalo matriculate_ya
  descargalo registra abrir abre vende vender adopta renueva activa cambia cambiate paga_en rellena anadir_al_carrito consulta_tu
  pedir_cita pide_cita hazte_socio elige_tu inscribe compralo
reach: pasate_por llamar llama llame llamanos visitanos visita visite ven venga escribenos escribe escribir sigue siguenos escanea escanear
  pulsa clic haz_clic contacta contactanos pregunta pasate entra acercate comparte etiqueta comenta llamanos_al escribenos_a
  visitanos_en ven_a acercate_a encuentranos siguenos_en hablanos habla hablar hablemos manda envianos escanea_el apunta pincha
  desliza dinos cuentanos contactar contacte
soft: descubrir descubre descubra probar prueba pruebe pruebalo ver encontrar encuentra empezar empieza elegir elige crear crea
  unirse unete saber_mas mas_informacion comparar haz haz_el quiero lo_quiero aprovecha mira jugar juega gana aprende disenar leer
  regala dale comienza animas conoce compara descubrelo participa date regalate descubrelas echa_un_vistazo ve vea explora
  explorar disenalo configura personaliza preparate estrena atrevete animate conocenos conocer leerlo escucha escuchar compra_y
  entrena cata degusta ver_mas ver_la
live: duerme vive despierta siente disfruta cocina deja olvidate viaja come bebe reduce di respira termina corre camina
  gana_tiempo ahorra_tiempo sal salta baila rie relajate desconecta recupera cuida protege cambia_de lava conduce estudia mejora
  reduce_tu da vuelve
obj: mesa presupuesto carrito app boletin coleccion carta menu codigo enlace bio tienda caja club cita entradas habitaciones talla
  test cuenta muestra oferta prueba_de bolsa catalogo plaza plan cuota vinos precios seguros socio clase viaje cursos curriculum
  bici piso casa coche zapatos chaqueta colchon sofa lampara lamparas gafas reloj botella botellas vino pizza pizzas cafe te pan
  desayuno comida cena brunch receta recetas muestras suscripcion guia folleto tienda_online clinica gimnasio estudio cocina hotel
  hoteles viajes vuelo vuelos escapada crucero pack par kit ramo plantas gato perro pienso webinar proyecto prestamo hipoteca
  tarjeta_regalo modelo catalogos ruta clase_de_prueba sesion masaje
now: ahora hoy aqui online ya ya_mismo
you: tu tus te ti usted su sus contigo
me: yo mi mis me quiero
we: nosotros nuestro nuestra nuestros nos
they: otros otras todos nadie quien quienes gente vecinos ellos el su_familia amigos padres jefe marido esposa vecina bancos
  competencia
wh: por_que como cuando si que y_si porque donde
be: es son fue esta estan ha han puede sera fueran tiene estoy estas estais eres somos sois sabe cabe queda_bien hay va vas pueden
  puedes debe debes tienes sirve llega dura
neg: no ni sin nunca nada nunca_mas jamas deje dejar_de adios_a ninguno ninguna ningun tampoco fuera basta ya_no sin_nada cero
off: descuento descuentos rebaja rebajado dto dto. rebajas_de mas_barato mas_barata precio_rebajado bajada bajamos
save: ahorra ahorrar ahorro ahorre
sale: rebajas ofertas oferta promocion liquidacion ofertas_de ofertón chollo chollos black_friday liquidacion_total promociones
  semana_fantastica
free: gratis gratuito gratuita gratuitos invita regalamos gratuitas sin_coste sin_cargo por_cero 0_€ corre_de_nuestra_cuenta
  invitamos te_invitamos te_regalamos incluido incluida de_regalo
gift: regalo regalos vale bono cupon obsequio sorpresa regalo_de_bienvenida cheque vales cupones
half: mitad_de_precio mitad_del_precio mitad_precio
bundle: paga_2 llevate_3 segunda_unidad la_segunda paga
upto: hasta hasta_un
from: desde a_partir
only: solo a_solo
per: al por_noche al_mes a_la por por_persona por_mes /mes cada_uno la_unidad el_kilo
was: antes en_lugar pvp en_vez_de en_lugar_de precio_anterior
earn: gana gane sueldo
cost: pagar paga cobran cuesta gastar factura precio ahorre
rate: tae tin interes
until: hasta antes_del termina acaba fin hasta_el hasta_las termina_el finaliza caduca vence hasta_fin
last: ultima ultimo ultimos ultimas ultima_oportunidad ultimos_dias ultimas_horas ultimas_plazas
left: quedan queda disponibles solo_quedan quedan_pocas casi_agotado agotado
limited: limitada limitado limitadas edicion tiempo_limitado unidades_limitadas exclusivo exclusiva pocas pocos
day: lunes martes miercoles jueves viernes sabado domingo medianoche enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre manana esta_noche finde este_finde fin_de_semana navidad reyes dia_de_la_madre san_valentin
unit: horas hora dias dia minutos semanas semana mes meses anos noches noche
stock: existencias stock agotar
hurry: prisa corre no_te_lo_pierdas date_prisa no_esperes no_lo_dejes vuelan apurate antes_de_que
first: primera primer primeros primero
review: opiniones valoraciones estrellas nota resenas resena valoracion puntuacion testimonios trustpilot google 5_estrellas
people: clientes usuarios familias miembros empresas pacientes alumnos espanoles hogares parejas jugadores lectores corredores
  propietarios padres madres estudiantes viajeros conductores autonomos compradores seguidores suscriptores personas
trusted: recomendado elegido visto premiado confian repetirian votado premio recomiendan recomiendo nos_eligen eligieron
  el_mas_vendido mas_vendido galardonado galardonada numero_uno favorito favorita confia
pro: matronas dentistas medicos veterinarios fisioterapeutas nutricionistas farmaceuticos pediatras dermatologos expertos
  cirujanos entrenadores
happy: felices satisfechos contentos encantados encantadas fieles satisfechas
guarantee: garantia garantizado devolvemos dinero reembolso garantizada garantias devolucion_del_dinero te_devolvemos reembolsamos
  reembolsable sin_riesgo satisfaccion
return: devolucion devoluciones cambios devuelvelo devolver cambialo devuelve cambio
cancel: cancela cancelacion cuando_quieras cancelar cancelala cancelable baja darte_de_baja sin_ataduras
ship: envio envios entrega entregado enviamos envio_gratis a_domicilio puerta entregamos 24h expres
secure: seguro segura protegido pago_seguro datos_protegidos cifrado ssl compra_segura confidencial
cert: certificado certificada ecologico testado certificacion ecologica iso ce aval avalado clinicamente dermatologicamente
  testada
card: tarjeta sin_tarjeta
terms: condiciones acumulable valida valido sujeto consulta bases terminos promocion_no bases_legales hasta_agotar oferta_valida
  no_acumulable no_valido segun sujeta excepto tiendas_adheridas ver_condiciones promocion_valida
legal: moderacion responsabilidad ilustrativas publicidad aviso legal medicamento farmaceutico instrucciones consumo_responsable
  bebe_con juega_con lea_las imagen_orientativa sugerencia lease entidad riesgo_de_perdida comunicacion
head: ingredientes tallas antes despues como_funciona novedad paso contenido lista composicion dimensiones programa detalles
  caracteristicas valores_nutricionales capitulo
work: buscamos empleo trabaja
property: inmobiliaria inmueble se_vende se_alquila viviendas obra_nueva
made: tostado hecho prensado desde elaborado
store: consiguelo_en disponible_en descargalo_en app_store google_play
payname: visa mastercard paypal bizum
ui: saldo bandeja buscar ajustes total entregado perfil inicio
open: calle lunes_a tel abierto horario avenida plaza
det: el la los las un una unos unas este esta estos estas todo toda todos todas cada
prep: de del a al en con por para sobre entre
conj: y e o pero &
bind: permanencia compromiso permanencias contrato ataduras letra_pequena
risk: riesgo riesgos letra
less: menos
event: concierto fiesta feria mercadillo rastro jornada_de_puertas_abiertas exposicion charla torneo degustacion cata espectaculo
  taquilla apertura_de_puertas verbena inauguracion menu_del_dia primeros segundos postres
num: dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cincuenta cien mil doble
vague: saber_mas leer_mas mas_info mas_informacion informacion ver_mas conoce_mas ver_detalles
click: clic haz_clic haz_clic_aqui pulsa_aqui enviar continuar siguiente aceptar descargar
more: mas mejor mejores mayor
where: web sitio link enlace bio abajo pagina perfil
give: dona donar done donativo
`;
