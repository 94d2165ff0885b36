/** Passwords that people who read the Bible in Italian choose. */
import type { ChosenWords } from '../language'

export const passwords: ChosenWords = {
  named: 'gesù, gesù cristo, cristo, dio, signore, il signore, mio dio, mio signore, mio gesù, spirito santo',
  said: 'vive, salva, guarisce, regna, ama, mi ama, ti ama, ci ama, è amore, è buono, è grande, è fedele, è re, è signore, è il signore, è il mio pastore, è il mio re, è la mia roccia, è la mia forza, è luce, è vivo, è risorto, è con me, è con noi, viene, torna, ti benedica, mi benedica, vi benedica, benedica, mio salvatore, mio pastore, mio re, onnipotente, aiutami, perdona',
  sayings:
    'ti amo, ti amo gesù, ti amo dio, ti voglio bene, amo gesù, amo dio, credo in dio, credo in gesù, io credo, grazie gesù, grazie dio, grazie signore, gloria a dio, lode a dio, sia lodato gesù cristo, sia lodato dio, benedetto dio, dio ti benedica, dio vi benedica, figlio di dio, figlia di dio, agnello di dio, parola di dio, regno di dio, amore di dio, grazia di dio, sacra bibbia, santa maria, ave maria, padre nostro, fede speranza amore, fede speranza carità, amore e pace, non temere, non abbiate paura, non aver paura, io sono la via, via verità vita, luce del mondo, pane di vita, nel nome di gesù, solo dio, solo gesù, re dei re, principe della pace, il signore è il mio pastore, la pace sia con voi, buon natale, buona pasqua, alleluia, alleluia amen, amen amen, dieci comandamenti, arca di noè, adamo ed eva, angelo custode, angelo mio, emanuele, madonna, madonnina, padre pio, padrepio, san francesco, benedizione, salvezza, redentore, salvatore, messia, dio è amore, dio è grande',
  books:
    'genesi, esodo, giosuè, giudici, rut, samuele, re, cronache, neemia, ester, giobbe, salmo, salmi, proverbi, isaia, geremia, ezechiele, daniele, osea, giona, michea, matteo, marco, luca, giovanni, atti, romani, corinzi, galati, efesini, filippesi, colossesi, tessalonicesi, timoteo, ebrei, giacomo, pietro, apocalisse',
}
