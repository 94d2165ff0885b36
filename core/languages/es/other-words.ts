/** Words that people use for one another; weakly so after `~`. Our own lists (docs/finder.md). */
export const otherWords = `
abuela abuelo abuelos abuelita abuelito
madre mamá mami
padre papá papi
padres madre padre
hermano hermana hermanos
niño niña hijo chico muchacho
bebé niño recién
hijo hija
esposa esposo marido mujer cónyuge
matrimonio boda casado casarse
suegra suegro nuera yerno
tío tía primo sobrino pariente
~ madre padre abuela abuelo hermano hermana tío tía hijo hija esposa marido amigo
amigo compañero
hombre varón tipo
rey gobernante faraón emperador
gobernador procurador
soldado guerrero ejército
murió muerto muerte falleció fallecido difunto morir
tumba sepulcro lápida entierro funeral sepultura
duelo luto pena pérdida
triste tristeza depresión deprimido
enfermo enfermedad hospital cáncer paciente
sanar curar sanado sanidad
paralítico cojo inválido
beber alcohol borracho tomar cerveza borrachera bebida
tragado tragar comido devorar comer
pez ballena
burro asno asna
serpiente culebra
cuervo pájaro ave aves
oveja cordero
cerdo puerco
barca barco bote
tormenta tempestad
mar océano
lago mar
monte montaña
piedra roca
horno fuego llamas quemar
diluvio inundación
matar mata asesinar homicidio mató
pelea pelean discusión riña conflicto pleito
guerra batalla
ladrón robar robo
mentira mentir engañar engaño
traición traicionar entregar traidor
dinero riqueza rico plata
herencia bienes
malgastar derrochar gastar
pobre pobreza
deuda préstamo
trabajo empleo jefe
techo tejado
abre abrir dividir partir separa
cruzar pasar cruce paso
huir escapar fuga
volver vuelve regresar regreso
pelo cabello cortar
fuerte fuerza
gigante enorme
pequeño bajito bajo
viejo anciano vejez
joven jóvenes
enojo ira enojado rabia
miedo temor ansiedad preocupación
solo soledad
cansado agotado cansancio
alegría feliz gozo
perdonar perdón
culpa culpable vergüenza
hablar habla decir
dormir dormido durmiendo
esclavo siervo esclavitud
cárcel prisión preso
examen escuela
divorcio separación
publicano cobrador impuestos
canasta cesta cesto arquilla
pan panes
prostituta ramera
endemoniado demonio poseído
`
