/** Passwords that people who read the Bible in Portuguese choose. */
import type { ChosenWords } from '../language'

export const passwords: ChosenWords = {
  named:
    'jesus, jesus cristo, cristo, deus, senhor, o senhor, meu deus, meu senhor, meu jesus, espírito santo',
  said: 'vive, salva, cura, reina, ama, me ama, te ama, nos ama, é amor, é bom, é grande, é fiel, é maior, é mais, é rei, é senhor, é o senhor, é meu pastor, é o meu pastor, é meu rei, é minha rocha, é minha força, é luz, é vida, é pai, é dez, é tudo, está vivo, está comigo, está no controle, ressuscitou, vem, vem aí, volta, voltará, abençoe, te abençoe, me abençoe, nos abençoe, abençoa, meu salvador, meu pastor, meu rei, meu amigo, todo poderoso, no comando, comigo, conosco, é bom o tempo todo, acima de tudo',
  sayings:
    'eu te amo, te amo, te amo jesus, te amo deus, amo jesus, amo deus, eu amo jesus, eu amo deus, eu creio, creio em deus, creio em jesus, obrigado jesus, obrigada jesus, obrigado deus, obrigada deus, obrigado senhor, graças a deus, glória a deus, glória a jesus, louvado seja deus, bendito seja deus, deus te abençoe, deus abençoe, filho de deus, filha de deus, cordeiro de deus, palavra de deus, reino de deus, amor de deus, graça de deus, bíblia sagrada, santa maria, ave maria, pai nosso, fé esperança amor, amor e paz, paz e amor, não temas, não tenha medo, eu sou o caminho, caminho verdade vida, luz do mundo, pão da vida, em nome de jesus, só deus, só jesus, somente deus, rei dos reis, príncipe da paz, o senhor é o meu pastor, o senhor é meu pastor, a paz do senhor, paz do senhor, feliz natal, aleluia, aleluia amém, amém amém, dez mandamentos, arca de noé, adão e eva, anjo da guarda, meu anjo, emanuel, nossa senhora, nossa senhora aparecida, aparecida, abençoada, abençoado, bênção, salvação, redentor, salvador, messias, maranata, tudo posso, tudo posso naquele que me fortalece, deus é amor, deus é pai',
  books:
    'gênesis, génesis, êxodo, josué, juízes, rute, samuel, reis, crônicas, neemias, ester, jó, salmo, salmos, provérbios, eclesiastes, isaías, jeremias, ezequiel, daniel, oséias, jonas, miquéias, mateus, marcos, lucas, joão, atos, romanos, coríntios, gálatas, efésios, filipenses, colossenses, tessalonicenses, timóteo, hebreus, tiago, pedro, apocalipse',
}
