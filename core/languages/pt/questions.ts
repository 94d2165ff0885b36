/** Words by which questions in Portuguese are read and answered; ../language.ts says what each is for. */
import type { QuestionWords } from '../language'

export const questions: QuestionWords = {
  answerIn: 'Portuguese',
  asking:
    'por favor diga dizer diz dizem conta conte contar explica explique explicar fala falar fale sabe saber significa significado quer quem que qual quais como onde quando quanto quantos quantas fez fazer faz aconteceu acontece serve servia origem vem veio papel leio ler lê posso pode devo procuro procurar encontro encontrar mostra ensina ensinar respeito passagem passagens texto textos livro capítulo palavra palavras tema sinto acho preciso algo alguém mais tudo todos há ajuda teve',
  elsewhere:
    'tempo clima chuva neve graus hoje amanhã sábado domingo segunda sexta hora futebol jogo liga gol gols golos time equipa treinador temporada ganhou receita cozinhar assar grelhar molho bolo pizza massa custa preço euro euros dólar dólares ação ações bolsa bitcoin celular telemóvel telefone iphone samsung computador código programar python javascript excel internet wifi site google youtube instagram facebook tiktok netflix filme cinema série ator atriz cantor música hotel voo aeroporto trem comboio ônibus carro gasolina férias viagem capital presidente ministro eleição partido vacina comprimidos dose ibuprofeno imposto banco empréstimo seguro matemática equação raiz porcentagem quilômetros videogame nível aplicativo sintomas tratamento remédio bilhete olá piada',
  ofLife: 'hoje amanhã sábado domingo segunda sexta hora tempo tratamento remédio',
  ways: {
    definition:
      /^(?:me diga |diga[- ]me |explique[- ]me |sabe )?(?:quem|o que|que|qual) (?:é|e|foi|era|são|sao|foram|eram|significa|quer dizer)\b|^(?:fale[- ]me (?:de|sobre)|explique|me explica)/iu,
    related:
      /parecid|semelhant|similar|paralel|relacionad|refer[eê]ncias? cruzadas?|outros? (?:vers[ií]culos|textos|passagens)|outras passagens|combina/iu,
    newTestament: /novo testamento/iu,
    oldTestament: /antigo testamento/iu,
    aboutApp:
      /\bapp\b|aplicativo|aplica[cç][aã]o|senha|e-?mail|usu[aá]rio|minha conta|meu (?:perfil|nome|anivers[aá]rio)|quem mais (?:est[aá]|l[eê]|usa)|quantos anos (?:eu )?tenho|que dia eu nasci|quando (?:eu )?nasci/iu,
  },
  notAsked: {
    outside:
      /imposto de renda|declara[çc][ãa]o de imposto|como funciona (?:a |o )?(?:internet|wifi|computador)|como (?:cozinhar|assar|preparar um prato)|(?:coloca|põe|programa) um (?:alarme|despertador)|meu (?:tipo sangu[íi]neo|endereço|peso|telefone|vers[íi]culo favorito)|sal[áa]rio m[íi]nimo|academia de ginástica|restaurante|em que canal|que canal|novela|quantas igrejas|videogame/iu,
    program:
      /(?:você é|és|tu és) (?:uma? )?(?:pessoa|human[oa]|real|robô|bot|ia|máquina)|fal(?:o|ando) com uma? (?:pessoa|máquina|humano|robô)|quem (?:é você|te (?:fez|criou|programou))/iu,
    doubt:
      /(?:bíblia|biblia|deus|jesus|religião) (?:é|são|foi) (?:tudo |só |uma? |um monte de |pura )*(?:fals[ao]|mentiras?|invent\p{L}+|mito|contos?|fábulas?|fraude|ficção)|(?:deus|jesus) não existe/iu,
    letter:
      /(?<!\p{L})((?:carta|epístola)(?: de paulo)? aos? (\p{L}+))|(?<!\p{L})(evangelho (?:de|segundo) (\p{L}+))/iu,
  },
  followUp: {
    pronoun:
      'ele|ela|eles|elas|seus?|suas?|del[ea]s?|nel[ea]|lá|ali|(?:esse|este) (?:homem|lugar)|(?:essa|esta) (?:mulher|cidade)',
    last: 'isso|isto|disso',
    opening: 'e|mas',
  },
  differences: [/diferenças?[^?]*? entre (.+?) e (.+)/iu],
  originals: {
    greek: 'greg[ao]s?',
    hebrew: 'hebraic[ao]s?|hebreu|aramaic[ao]s?',
    original: 'origina(?:l|is)',
    ends: 'em|no|na|de|significa|quer|aqui',
    patterns: [
      '(?:palavra|termo|verbo)s? <L>(?: (?:para|de|por|traduzid[ao] (?:como|por)|por trás de))* <W>',
      '(?:diz|é|significa) <W> em <L>',
    ],
  },
  ofBible: {
    frame: /^o que (?!se |você |a gente ).*(?:diz|dizem|ensina|disse) .*(?:sobre|de|do|da|acerca)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:eu|me|mim|meu|minha|meus|minhas|nós|noss\p{L}+|\p{L}{3,}ei)(?!\p{L})/iu,
  },
  answers: {
    number: /quant[oa]s?|que idade|qual (?:a )?(?:idade|altura)/iu,
    time: /quando|em que (?:ano|mês|dia)/iu,
    person: /(?<!\p{L})quem(?!\p{L})|como se chama|qual (?:o )?nome/iu,
    place:
      /(?<!\p{L})(?:a?onde)(?!\p{L})|em (?:que|qual) (?:cidade|país|lugar|monte|ilha|rio)|qual (?:monte|cidade)/iu,
    written:
      /onde (?:diz|está (?:escrito|a história|na)|fica (?:a história)|fala|encontro|posso|se encontra)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|dezesseis|vinte|\p{L}+enta|trinta|cem|cento|\p{L}+centos|duzent[oa]s|mil)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:anos?|m[êe]s(?:es)?|dias?|hora|manhã|tarde|noite|tempo)(?!\p{L})/iu,
  },
  death: 'morreu faleceu morreram faleceram morto morta',
  speech: {
    say: /^(?:diz|dizem|dizendo|disse|disseram|respond(?:e|eu)|escrev(?:e|eu)|declar(?:a|ou)|proclam(?:a|ou)|ensin(?:a|ou)|promet(?:e|eu)|orden(?:a|ou)|afirm(?:a|ou)|explic(?:a|ou)|lembra|adverte|anunci(?:a|ou)|escrito|palavras?)$/,
    that: /^que$/,
  },
  frequent:
    'o a os as um uma e de do da dos das que em no na e sao nao por com para se seu sua ao como foi mais ou mas quando quem sobre ele ela entre',
  numbers: {
    words:
      'um dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove | vinte trinta quarenta cinquenta sessenta setenta oitenta noventa | cem/cento',
    and: 'e',
  },
  chapters: { book: 'livro de', chapter: 'cap[ií]tulo' },
  cuts: [],
}
