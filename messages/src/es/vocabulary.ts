/** Source: Ortografía de la lengua española, 2010: twenty-seven letters */
export const alphabet = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** Common words without a written accent that a child may meet in a picture puzzle, chosen one by one: no violence, fear, alcohol,
 *  gambling, body functions, religion, politics or insults in any Spanish-speaking country; no bare grammar words; no plurals except of
 *  short words; and only words with a length and a number of different letters that some level uses. Lower case, by length and alphabet. */
export const words: readonly string[] = `
ajo aro ave boa box bus cae cal col dar dos eco fan fin
gas gel gis gol hoy ida kit leo ley luz mar mes mil oca oda ola oye
pan par paz pez pie pon rap red res rey rin rol sal sea sed ser set sol sur
tez tic top tos tul uno uña usa uso uva vea ven veo ver ves vez vid voz
web wok

acta agua aire alba alga alma alta alto alza amor anda añil arca arco aria arpa arte asar asta aula aura aves ayer
azul baja bajo baño bata beso bien bola bolo bono bote boya buen buzo cabe cabo caja cama capa cara casa cede cena
cero cien cima cine cita clan club codo come coro cubo cuco cuna cura dado dama data dato dedo deja dice
diez digo dime duda duna duro ecos edad elfo euro faja fama faro fiel fija fila fino flan flor foca
foco foso foto gafa gajo gala gama gana gasa gata gato gema gira giro gota gozo gris haba hada hago haya heno hice
higo hija hijo hilo hoja hora hoyo humo idea isla jade jara jefe jota joya juez jugo kiwi laca lado lago lana lata lava
lazo leal leer lema leña leve lila lima limo lino lira lobo lodo logo loma lomo lona loro lote lujo luna lupa
maga mago mano maña mapa masa mayo mece mero mesa meta mide miel miga mimo mina mira mire miro mito moda modo mono moño
mora moto mozo muro musa nace nata nave nexo nido niña niño nota nube nudo nuez oboe obra ocho ocio oler olmo olor
once paga pago pala palo paño pasa pata pato pavo pelo peña pera peso pide piel pila pino piña pisa piso plan poco
polo pomo pone popa pose pozo puma puño rama ramo rana raya real reja remo reno reto rico rima risa rizo roca rojo ropa
rosa roto rulo ruta sabe saca saco saga sala sana sano seda sede seis seña seta silo soda soja solo sopa sube suma
surf suya taco tala talo tapa taxi taza tejo tela tele tema teme tina tipi tipo tira tiza toca toga tomo tono topo
toro tren tres tubo tuna unir urna usar vaca vado vago vals vara vaso vega vela vida viga vine viva vive vivo
yate yema yeso yeti yodo yoga zeta zinc zona zumo

abeja acera aguja ahora aldea aleta amiga ancla andar añade arena arete aroma arroz asado atajo atlas avena ayuda
banda bañar barca barro batea bella bello berro bolso bulbo cabra calle calma canal canoa canta capaz carpa carro carta
casar causa ceder cerca cerco cerro chica chico cinco circo clara cocer coche color corre corto crear cromo
danza dedal diana dorso eleva elige emite enero etapa falda fauna fondo gaita galgo gallo gamba ganar garza
girar globo golfo gorra grada grama grapa guapa hondo hongo horno jalea ladra larga lavar leche legal lente lirio
llano llave llena lleno lleva llora local logro magia manga manta marca marea mecer mente mirar motor
nadar natal nieve ninja nueve ocaso oeste opaco osado pagar palma panal panda panza pañal papel pasar pasea pasta pausa
pauta peine perro pizza plata playa plaza plomo polvo potro pulpa pulpo rampa raspa regar remar robot rodar rodeo rogar
rombo rosco rumor rural sabia sacar salta samba sello serie siete silla sitio socio soplo sorbo
tabla tacto talar tallo tapar tapia tarea tarro tejer tenue texto tibia tibio tinta tordo torre torso
tosco total trato trece trono trote trozo tutor usual vagar valle vasta verde viaja villa vivaz viven
zanja

abrazo acceso aceite adorno agenda agosto agrado alarma alegre alerta aliado alpaca altura alubia alzada amable amasar
anillo animal animar anotar antena antojo añadir apagar arcada arriba arroyo arruga atleta atrapa aurora avance avisar
avispa ayudar azteca babero bajada balada bañera barrer barrio batuta bebida billar blanca blanda bobina bolero boleto
bonito borrar brillo butaca cabaña cabeza cabina cactus cadena cadera callar camada camisa cancha canela canica cantar
cañada careta carril casita cebada cenefa cereal cereza cerrar charca charco charla chicle cierre clavel cobaya
cocido cocina cohete colcha collar coloso convoy corcho corona corral correa correo correr cosmos cruzar cuadra cuello
decena decide desear diario diente dorada dorado dormir duende efecto ejerce elegir encaje enorme enredo entero entrar
escena esfera espejo espeso estela examen exceso faceta fallar famoso farola filete flauta floral fuente futuro
gacela garaje gatear gatito gemelo goloso gotero granja grillo gritar gruñir hablar halaga hallar hamaca harina hazaña
helada hierro hocico hombro huella imitar inicio jaguar jarabe jarana jinete jirafa ladera ladrar laguna lancha lanzar
lasaña lavabo limpio lineal llamar llanta llegar llenar llevar llorar llover lluvia madeja madera maleta maleza manada
manera manual mañana maraña masaje medida melena merece meseta mimosa modelo molino morral motivo mueble muelle
nevada nevera novena noveno obrero octavo oleaje olfato oponer orilla oscuro ovillo paella paleta panera
parada pareja parral pasada pasaje pasear payaso pelaje picnic piloto piñata planta platea pomelo posada primer probar
puente pupila querer quiere ranura rasgar rastro rebeca receta recreo relevo remera remoto reposo reunir
rodada ropero sabana salada salado saltar salvar semana serena sereno serrar servir sierra siesta sonido sonoro
suceso suerte tallar tamaño tapete tardar tarima teatro tender tesoro tetera tierra toalla tocata tomate torneo tostar
trepar tronco trotar urraca valija vasija veinte velada velero verdad vereda verter vidrio visita vivero
zapato zarpar zarzal

acabado acampar acertar acordar adaptar adivina afirmar alameda albañil alcanza amanece amapola andante animada aparece
arcilla arrozal artista astilla avanzar balanza ballena baranda barriga billete bombero bonanza
cabalga caballo calzada campana campaña canasta candado cansada caracol carreta carrete carroza cartera castaña celeste
centena cercana cerebro cerrojo chancla ciencia colocar conocer cordero cotorra cuchara detalle detener diadema
especie esperar estante estatua fachada familia florero fragata galaxia galleta gallina guardar
helecho horario inicial iniciar juguete lavanda lealtad letrero llanura llegada manilla marmota medalla muralla
natilla palanca palmada pizarra polilla pradera recetar recibir redondo regalar regreso relatar relieve rellena relleno
repasar repetir reserva retirar retrato sabroso sesenta setenta subasta tarjeta teatral tercero ternero terraza terreno
tomillo torreta tostada tractor variada ventana
`
  .trim()
  .split(/\s+/)
