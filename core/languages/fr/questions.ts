/** Words by which questions in French are read and answered; ../language.ts says what each is for. */
import type { QuestionWords } from '../language'

export const questions: QuestionWords = {
  answerIn: 'French',
  asking:
    "s'il te plaît plait vous svp dis dites dire dit raconte raconter explique expliquer parle parler parlez sais savoir sait connais signifie signification veut quel quelle quels quelles qui quoi où comment pourquoi quand combien fit fait faire passe passé arrive arrivé sert servait vient venu rôle lis lire puis peut dois doit cherche chercher trouve trouver montre passage passages texte textes livre chapitre mot mots sujet pratiquer pratique quelque chose quelqu'un plus tout tous est-ce c'est",
  elsewhere:
    "météo temps pluie neige degrés aujourd'hui demain samedi dimanche lundi vendredi heure football foot match ligue but buts équipe entraîneur saison gagné recette cuire cuisiner cuisson four griller sauce gâteau pizza pâtes coûte prix euro euros dollar dollars action actions bourse bitcoin essence téléphone portable iphone samsung réseau ordinateur code programmer python javascript excel internet wifi site google youtube instagram facebook tiktok netflix film cinéma série acteur actrice chanteur chanson hôtel vol aéroport train bus voiture vacances voyage capitale président ministre élection parti vaccin comprimés dose ibuprofène impôt banque crédit assurance maths équation racine pourcentage kilomètres jeu-vidéo niveau servir symptômes traitement médicament billet salut blague",
  ofLife: "aujourd'hui demain samedi dimanche lundi vendredi heure temps traitement médicament",
  ways: {
    definition:
      /^(?:dis[- ]moi |explique[- ]moi |sais[- ]tu )?(?:qui|qu['’]est[- ]ce qu(?:e|['’])|que|c['’]est quoi|c['’]est qui|quel(?:le)?s?) ?(?:est|était|etait|sont|étaient|etaient|fut|signifie|veut dire|représente)?\b.*|^(?:parle[- ]moi de|explique)/iu,
    related:
      /similaire|parall[eè]le|semblable|r[eé]f[eé]rences? crois[eé]es?|autres? (?:versets|passages|textes)|en lien|va avec|li[eé]s? [àa]/iu,
    newTestament: /nouveau testament/iu,
    oldTestament: /ancien testament/iu,
    aboutApp:
      /\bappli(?:cation)?\b|mot de passe|e-?mail|courriel|utilisateur|mon (?:compte|profil|nom|anniversaire)|qui d['’]autre (?:lit|utilise)|quel âge ai-je|quand suis-je n|suis-je n[ée]/iu,
  },
  notAsked: {
    outside:
      /d[ée]claration d['’]imp[ôo]ts|comment (?:fonctionne|marche) (?:internet|le wifi|mon ordinateur)|comment (?:cuire|cuisiner|préparer un plat)|(?:mets|règle) (?:une? |le )?(?:alarme|réveil|minuteur)|mon (?:groupe sanguin|adresse|numéro|poids)|salaire minimum|smic|salle de sport|restaurant|horaires d['’]ouverture|sur quelle cha[îi]ne|combien d['’]églises|jeu vidéo/iu,
    program:
      /(?:es[- ]tu|tu es|êtes[- ]vous|vous êtes) (?:une? )?(?:vraie? )?(?:personne|humain|robot|bot|ia|machine|réel)|parle[- ]?(?:je)? (?:à|avec) une? (?:vraie? )?(?:personne|humain|machine|robot)|qui (?:es[- ]tu|t['’]a (?:créé|programmé|fait))/iu,
    doubt:
      /(?:bible|dieu|jésus|religion) (?:est|c['’]est|sont) (?:que |du |un |une |des |tout |juste )*(?:fau(?:x|sse)|mensonges?|inventé\p{L}*|mythe|contes?|fables?|n['’]importe quoi|fiction|arnaque)|(?:dieu|jésus) n['’]existe pas/iu,
    letter:
      /(?<!\p{L})((?:lettre|épître|epitre)(?: de paul)? aux? (\p{L}+))|(?<!\p{L})(évangile (?:de|selon) (\p{L}+))/iu,
  },
  followUp: {
    pronoun:
      'il(?! y a| y avait)|elle|ils|elles|lui|leurs?|son|sa|ses|là-bas|cet homme|cette (?:femme|ville)',
    last: 'cela|ça|là|ceci',
    opening: "et|mais|qu[’']en est-il",
  },
  differences: [/différences?[^?]*? entre (.+?) et (.+)/iu, /difference[^?]*? entre (.+?) et (.+)/iu],
  originals: {
    greek: 'grec(?:que)?s?',
    hebrew: String.raw`hébreux?|hébraïques?|araméen\p{L}*`,
    original: 'origina(?:le?|ux)',
    ends: 'dans|en|de|du|signifie|veut|ici',
    patterns: [
      '(?:mot|terme|verbe)s? <L>(?: (?:pour|de|derrière|traduit par))* <W>',
      '(?:dit-on|est|signifie) <W> en <L>',
    ],
  },
  ofBible: {
    frame:
      /^(?:que|qu['’]est[- ]ce que) (?:dit|disent|enseigne)(?!-on) .*(?:sur|de|du|des|à propos)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:je|j['’]|me|m['’]|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})|(?<!\p{L})[jm]['’]/iu,
  },
  answers: {
    number: /combien|quel âge|quelle (?:taille|hauteur|durée)/iu,
    time: /(?<!\p{L})quand(?!\p{L})|en quelle année|quel (?:jour|mois)/iu,
    person: /(?<!\p{L})qui(?!\p{L})|comment s['’]appel|quel(?:le)? (?:disciple|prophète|roi|apôtre|femme)/iu,
    place:
      /(?<!\p{L})(?:où|ou est|ou se)(?!\p{L})|(?:dans|sur|de) quel(?:le)? (?:ville|pays|lieu|mont|montagne|île|village)/iu,
    written: /o[ùu] (?:est[- ]il écrit|trouve|se trouve|dit|lit|parle|puis)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|\p{L}+ante|cents?|mille)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:ans?|années?|mois|jours?|heure|matin|soir|nuit|temps)(?!\p{L})/iu,
  },
  death: 'mort morte morts décédé décédée décédés|vient de mourir|viennent de mourir',
  speech: {
    say: /^(?:dit|disent|disait|repond(?:it)?|ecri(?:t|vit)|declar(?:e|a)|proclam(?:e|a)|enseign(?:e|a|ait)|promet|promit|command(?:e|a)|affirm(?:e|a)|expliqu(?:e|a)|rappelle|annonc(?:e|a)|avertit|ecrit|mots|paroles?|ordonn(?:e|a))$/,
    that: /^qu[e']?$/,
  },
  frequent:
    'le la les un une des et de du est sont dans que qui en pour avec il elle ils au aux se ne pas par sur son sa ses ce cette l d a ou comme plus leur fut',
  numbers: {
    words:
      'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf | vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante | cent',
    and: 'et',
  },
  chapters: { book: 'livre de', chapter: 'chapitre' },
  cuts: [],
}
