/** Passwords that people who read the Bible in Spanish choose. */
import type { ChosenWords } from '../language'

export const passwords: ChosenWords = {
  named:
    'jesús, jesucristo, jesús cristo, cristo, dios, el señor, señor, mi dios, mi señor, mi jesús, espíritu santo',
  said: 'vive, salva, sana, reina, ama, me ama, te ama, nos ama, te amo, es amor, es bueno, es grande, es fiel, es rey, es señor, es el señor, es mi pastor, es mi rey, es mi roca, es mi salvador, es mi señor, es mi fortaleza, es luz, es vida, está vivo, está conmigo, está con nosotros, resucitó, viene, viene pronto, bendiga, te bendiga, me bendiga, nos bendiga, te bendice, mío, mi salvador, mi pastor, mi rey, mi amigo, todopoderoso, primero, ayúdame, conmigo, con nosotros',
  sayings:
    'te amo, te amo jesús, te amo dios, te quiero, te quiero mucho, amo a jesús, amo a dios, amo a cristo, creo en dios, creo en jesús, gracias jesús, gracias dios, gracias señor, gracias a dios, gloria a dios, gloria a jesús, alabado sea dios, bendito sea dios, bendito dios, dios te bendiga, dios los bendiga, bendición, bendiciones, hijo de dios, hija de dios, cordero de dios, palabra de dios, reino de dios, amor de dios, gracia de dios, santa biblia, santa maría, ave maría, padre nuestro, fe esperanza amor, amor y paz, no temas, no tengas miedo, yo soy el camino, camino verdad vida, luz del mundo, pan de vida, en el nombre de jesús, solo dios, solo jesús, solo cristo, sólo cristo salva, rey de reyes, señor de señores, príncipe de paz, el señor es mi pastor, jehová es mi pastor, jehová, paz contigo, feliz navidad, aleluya, aleluya amén, amén amén, diez mandamientos, arca de noé, adán y eva, ángel de la guarda, mi ángel, emanuel, virgen maría, virgen de guadalupe, guadalupe, bendecida, bendecido, salvación, redentor, mesías, maranata, todo lo puedo en cristo, dios es amor, dios es mi fuerza',
  books:
    'génesis, éxodo, josué, jueces, rut, samuel, reyes, crónicas, nehemías, ester, job, salmo, salmos, proverbios, eclesiastés, isaías, jeremías, ezequiel, daniel, oseas, jonás, miqueas, mateo, marcos, lucas, juan, hechos, romanos, corintios, gálatas, efesios, filipenses, colosenses, tesalonicenses, timoteo, hebreos, santiago, pedro, apocalipsis',
}
