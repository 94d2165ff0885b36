/** Words by which questions in Spanish are read and answered; ../language.ts says what each is for. */
import type { QuestionWords } from '../language'

export const questions: QuestionWords = {
  answerIn: 'Spanish',
  asking:
    'por favor dime dígame cuéntame cuenta contar explica explícame explicar hablar habla háblame sabes sabe saber dice dicen decir significa significado quiere quién qué cuál cuáles cómo dónde cuándo cuánto cuántos cuántas hizo hacer hace pasó pasa ocurre ocurrió sirve servía origen viene vino papel lee leo leer puedo puede debo busco buscar encuentro encontrar muestra enséñame enseña pasaje pasajes texto textos libro capítulo palabra palabras tema siento creo algo alguien más todo todos hay',
  elsewhere:
    'tiempo clima lluvia nieve grados hoy mañana sábado domingo lunes viernes hora fútbol futbol partido liga gol goles equipo entrenador temporada ganó receta cocinar hornear asar salsa pastel pizza paella cuesta precio euro euros dólar dólares acción acciones bolsa bitcoin móvil celular teléfono iphone samsung computadora ordenador código programar python javascript excel internet wifi página google youtube instagram facebook tiktok netflix película cine serie actor actriz cantante canción hotel vuelo aeropuerto tren autobús coche auto gasolina vacaciones viaje capital presidente ministro elecciones partido vacuna pastillas dosis ibuprofeno impuesto banco préstamo seguro matemáticas ecuación raíz porcentaje kilómetros videojuego nivel recomiendas síntomas tratamiento medicina billete boleto hola chiste',
  ofLife: 'hoy mañana sábado domingo lunes viernes hora tiempo tratamiento medicina',
  ways: {
    definition:
      /^¿?\s*(?:dime |expl[ií]came |sabes )?(?:qui[eé]n(?:es)?|qu[eé]|cu[aá]l) (?:es|era|fue|son|eran|fueron|significa|quiere decir)\b|^¿?\s*(?:h[aá]blame de|expl[ií]came|explica)\b/iu,
    related:
      /parecid|similar|paralel|relacionad|referencias? cruzadas?|otros? (?:vers[ií]culos|pasajes|textos)|tambi[eé]n (?:en|habla)/iu,
    newTestament: /nuevo testamento/iu,
    oldTestament: /antiguo testamento/iu,
    aboutApp:
      /\bapp\b|aplicaci[oó]n|contraseña|correo electr|usuario|mi (?:cuenta|perfil|nombre|cumpleaños)|qui[eé]n m[aá]s (?:lee|est[aá]|usa)|cu[aá]ntos años tengo|cu[aá]ndo nac[ií]\b/iu,
  },
  notAsked: {
    outside:
      /declaraci[óo]n de la renta|(?:c[óo]mo funciona (?:el |la )?(?:internet|wifi|ordenador|computadora))|c[óo]mo (?:cocino|se cocina|cocinar|hornear)|(?:pon(?:me)?|programa) una? (?:alarma|temporizador)|mi (?:grupo sangu[íi]neo|dirección|teléfono|peso|talla)|salario m[íi]nimo|gimnasio|restaurante|horario de|en qu[ée] canal|cu[áa]ntas iglesias hay|videojuego/iu,
    program:
      /¿?(?:eres|sos) (?:una? )?(?:persona|humano|humana|real|robot|bot|ia|máquina)|hablo con una? (?:persona|máquina|humano|robot)|qui[ée]n (?:eres|te (?:hizo|creó|programó))/iu,
    doubt:
      /(?:biblia|dios|jesús|jesus|religión) (?:es|son|fue) (?:todo |solo |sólo |una? |puro |pura |un montón de )*(?:fals[ao]|mentiras?|invent\p{L}+|mito|cuentos?|fábulas?|fraude|ficción)|(?:dios|jesús) no existe/iu,
    letter:
      /(?<!\p{L})((?:carta|epístola)(?: de pablo)? a (?:los |las )?(\p{L}+))|(?<!\p{L})(evangelio (?:de|según) (\p{L}+))/iu,
  },
  followUp: {
    pronoun:
      'él|ella|ellos|ellas|sus?|allí|ahí|allá|(?:este|ese) (?:hombre|lugar)|(?:esta|esa) (?:mujer|ciudad)',
    last: 'eso|esto|ello',
    opening: '¿?y|¿?pero|¿?qué hay de',
  },
  differences: [/diferencias?[^?]*? entre (.+?) [ye] (.+)/iu],
  originals: {
    greek: 'grieg[ao]s?',
    hebrew: 'hebre[ao]s?|arame[ao]s?',
    original: 'original(?:es)?',
    ends: 'en|de|del|significa|quiere|que|aquí',
    patterns: [
      '(?:palabra|término|verbo)s? <L>(?: (?:para|de|por|traducid[ao] (?:como|por)|detrás de))* <W>',
      '(?:dice|es|significa) <W> en (?:el )?<L>',
    ],
  },
  ofBible: {
    frame: /^¿?\s*qu[ée] (?:dice|dicen|enseña|dijo) .*(?:sobre|de|del|acerca)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:yo|me|mi|mis|mí|nos|nuestr\p{L}+|(?!qu[ée](?!\p{L}))\p{L}+é)(?!\p{L})/iu,
  },
  answers: {
    number: /cu[áa]nt[oa]s?|qu[ée] edad|qu[ée] (?:alto|tan)/iu,
    time: /cu[áa]ndo|en qu[ée] (?:año|mes|día)/iu,
    person: /qui[ée]n(?:es)?|c[óo]mo se llam/iu,
    place: /(?:a)?d[óo]nde|en qu[ée] (?:ciudad|país|lugar|monte|isla|pueblo|río)/iu,
    written: /d[óo]nde (?:dice|está (?:escrito|la historia|el|en)|se encuentra|aparece|habla|puedo|sale)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veint\p{L}+|\p{L}+enta|cien(?:to)?s?|\p{L}+cient[oa]s|quinient[oa]s|mil)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:años?|mes(?:es)?|días?|hora|mañana|tarde|noche|tiempo)(?!\p{L})/iu,
  },
  death: 'murió falleció muerto muerta murieron fallecieron',
  speech: {
    say: /^(?:dic(?:e|en|iendo)|dijo|dijeron|respond(?:e|io)|contest(?:a|o)|exclam(?:a|o)|proclam(?:a|o)|escrib(?:e|io)|ensena|enseno|promet(?:e|io)|mand(?:a|o)|afirm(?:a|o)|declar(?:a|o)|explic(?:a|o)|recuerda|advierte|reza|anunci(?:a|o)|escrito|palabras?)$/,
    that: /^que$/,
  },
  frequent:
    'el la los las un una y de del que en es son se no por con para su sus al lo como fue era mas a o pero cuando quien sobre entre desde ha',
  numbers: {
    words:
      'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve | veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa | cien/ciento',
    and: 'y',
    compound: 'veinti\\p{L}{3,}',
  },
  chapters: { book: 'libro del?', chapter: 'cap[ií]tulo' },
  cuts: [],
}
