/** Passwords that people who read the Bible in French choose. */
import type { ChosenWords } from '../language'

export const passwords: ChosenWords = {
  named:
    'jésus, jésus christ, le christ, christ, dieu, seigneur, le seigneur, mon dieu, mon seigneur, mon jésus, saint esprit',
  said: 'vit, sauve, guérit, règne, aime, m aime, t aime, nous aime, est amour, est bon, est grand, est fidèle, est roi, est seigneur, est le seigneur, est mon berger, est mon roi, est mon rocher, est mon sauveur, est ma force, est lumière, est vivant, est ressuscité, est là, est avec moi, est avec nous, revient, revient bientôt, vient, bénisse, te bénisse, vous bénisse, me bénisse, mon sauveur, mon berger, mon roi, mon ami, tout puissant, merci, pardonne',
  sayings:
    'je t aime, je t aime jésus, je vous aime, j aime jésus, j aime dieu, je crois, je crois en dieu, je crois en jésus, merci jésus, merci dieu, merci seigneur, gloire à dieu, gloire à jésus, loué soit dieu, béni soit dieu, béni soit le seigneur, que dieu te bénisse, que dieu vous bénisse, dieu merci, enfant de dieu, fils de dieu, fille de dieu, agneau de dieu, parole de dieu, royaume de dieu, amour de dieu, grâce de dieu, sainte bible, sainte marie, ave maria, je vous salue marie, notre père, foi espérance amour, foi espérance charité, amour et paix, n aie pas peur, ne crains pas, ne crains rien, je suis le chemin, chemin vérité vie, lumière du monde, pain de vie, au nom de jésus, dieu seul, jésus seul, roi des rois, prince de la paix, l éternel est mon berger, l éternel, le seigneur est mon berger, la paix soit avec vous, joyeux noël, alléluia, alléluia amen, amen amen, dix commandements, arche de noé, adam et ève, ange gardien, mon ange, emmanuel, vierge marie, notre dame, notre dame de lourdes, bénédiction, salut, rédempteur, sauveur, messie, dieu est amour, dieu est ma force',
  books:
    'genèse, exode, josué, juges, ruth, samuel, rois, chroniques, néhémie, esther, job, psaume, psaumes, proverbes, ecclésiaste, isaïe, ésaïe, jérémie, ézéchiel, daniel, osée, jonas, michée, matthieu, marc, luc, jean, actes, romains, corinthiens, galates, éphésiens, philippiens, colossiens, thessaloniciens, timothée, hébreux, jacques, pierre, apocalypse',
}
