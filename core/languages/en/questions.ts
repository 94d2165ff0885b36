/** Words by which questions in English are read and answered; ../language.ts says what each is for. */
import type { QuestionWords } from '../language'

export const questions: QuestionWords = {
  answerIn: 'English',
  asking:
    'please tell show give explain describe define know knows think say says said mean means meaning does did do has have had was were been being about really exactly actually called call happen happened happens come came comes from serve served purpose used use role play played find read reading look looking want wanted need needs help thing things something someone somebody anybody anyone passage passages text book chapter word words topic background going start started begin did made make makes got get let know teach teaches taught commanded many much more which ones other others each also else ever still just only some any all there here',
  elsewhere:
    "weather rain snow degrees celsius fahrenheit today tomorrow tonight saturday sunday monday friday o'clock football soccer baseball basketball nba nfl game games season score team coach league won recipe cook bake grill roast sauce cake pizza pasta cost costs price dollar dollars euro stock stocks bitcoin phone smartphone iphone samsung apple computer laptop code coding python javascript excel internet wifi website google youtube instagram facebook tiktok netflix movie film series actor actress singer song lyrics hotel flight airport train bus car gas petrol vacation holiday capital president minister election party vaccine pills dose aspirin ibuprofen tax bank loan insurance math equation square root percent kilometers miles videogame level celebrity married-to beckham symptoms treatment medicine ticket hello hi joke knock",
  ofLife:
    "today tomorrow tonight saturday sunday monday tuesday wednesday thursday friday o'clock treatment medicine",
  ways: {
    definition:
      /^(?:please )?(?:can you |could you )?(?:tell me |explain (?:to me )?|do you know )?(?:who|what)(?:'s|’s| is| was| are| were| does| do| exactly (?:is|was))\b|^(?:tell me about|explain|describe|define|meaning of|who's|what's)\b/iu,
    related:
      /similar|parallel|cross[- ]?reference|related|goes? (?:well )?with|like this|quot(?:e|es|ed|ing)|other (?:verses|passages|places)|what else|elsewhere|fits? with|echo/iu,
    newTestament: /new testament|\bnt\b/iu,
    oldTestament: /old testament|\bot\b/iu,
    aboutApp:
      /\bapp\b|password|e-?mail|\busers?\b|my (?:account|profile|notes|birthday|name|phone)|signed (?:up|in)|logged in|who else (?:reads|is reading|uses|is here)|how old am i|when was i born|who am i\b|what did i (?:read|write|search)/iu,
  },
  notAsked: {
    outside:
      /\btax (?:return|form|refund)|how (?:does|do|is) (?:the |an? |my )?(?:internet|wi-?fi|computer|phone|engine|vaccine|blockchain)|how (?:do|can|should) (?:i|you|we) (?:cook|bake|grill|roast|fry)|how to (?:cook|bake|grill|roast|fry|install|download|fix)|\b(?:set|start) (?:an? |the )?(?:alarm|timer|reminder)|turn (?:on|off) the|\bmy (?:blood type|phone number|address|shoe size|weight|favou?rite|wedding anniversary|password)\b|\bmy (?:apple|samsung|iphone|android|laptop|printer|wi-?fi|computer)\b.*(?:won['’]?t|doesn['’]?t|keeps|not work)|\bknock knock\b|\b(?:video ?game|elden ring|minecraft|fortnite|playstation|xbox|nintendo)|minimum wage|opening hours|near me\b|\bgym\b|\brestaurant|(?:how many|number of) (?:churches|christians|catholics|muslims|people) (?:are there |live )?(?:in (?!the (?:bible|ark))|on earth|worldwide)|what channel|spell check/iu,
    program:
      /\bare you (?:an? )?(?:real|human|person|bot|robot|ai|machine|alive|chatgpt|computer)|\bam i (?:talking|speaking|chatting) (?:to|with) an? (?:real |actual )?(?:human|person|bot|machine|computer|ai)|\bwho (?:are you|(?:made|programmed|built|created) you)|\bwhat are you\b|\bis (?:anyone|somebody|someone|anybody) (?:really )?there\b/iu,
    doubt:
      /\b(?:bible|scriptures?|jesus|god|christianity|religion|it)(?:['’]s| is| are| was) (?:just |all |only |an? |total |complete |totally |bunch of |load of )*(?:fake|made[- ]up|fairy ?tales?|lies?|myths?|nonsense|rubbish|bullshit|not (?:real|true)|fiction|scam|invented|hoax|fables?)\b|\b(?:god|jesus) (?:does ?n[o'’]?t exist|never existed|isn['’]?t real)/iu,
    letter:
      /\b((?:letter|epistle)s?(?: (?:of|by|from) (?:st\.? )?(?:paul|peter|john|james))? to (?:the )?(\p{L}+))|\b(gospel (?:of|according to) (\p{L}+))/iu,
  },
  followUp: {
    pronoun:
      'he|she|him|his|her|hers|they|them|their|this (?:man|woman|place|city)|that (?:man|woman|place|city)',
    last: 'it|that|this|there|so',
    opening: 'and|but|what about|how about|why so',
  },
  differences: [
    /differences? between (.+?) and (.+)/iu,
    /how (?:do|does|is|are) (.+?) (?:differ|different) from (.+)/iu,
    /^(.+?) (?:vs\.?|versus) (.+)/iu,
  ],
  originals: {
    greek: 'greek',
    hebrew: 'hebrew|aramaic',
    original: 'original(?: language| text)?',
    ends: 'in|at|from|on|here|means?|signify|used|is|was|translated',
    patterns: [
      '<L> (?:word|term|verb|noun)s?(?: (?:used|stands|lies|is|translated(?: as)?|rendered(?: as)?|behind|for|of|as))* <W>',
      '(?:is|does|say|stands behind|is behind|lies behind) <W> (?:mean )?in (?:the )?<L>',
      'word (?:for|behind) <W> in (?:the )?<L>',
    ],
  },
  ofBible: {
    frame:
      /^what (?:do|does|did|is) (?!you |one |people |they |the best ).*(?:say|says|teach|written|think) .*(?:about|on|of|against)\b/iu,
    own: /\b(?:i|me|my|mine|we|us|our|i['’]?m|i['’]?ve)\b/iu,
  },
  answers: {
    number: /\bhow (?:many|much|long|old|often|tall|big|high|far|deep|wide|heavy)\b|\bat what age\b/iu,
    time: /\bwhen\b|\bwhat (?:year|month|day|time)\b|\bin which (?:year|month)\b/iu,
    person:
      /\b(?:who|whom|whose)\b|what (?:was|is) the name|\b(?:which|what) (?:disciple|prophet|king|apostle|judge|woman|man|son)\b/iu,
    place:
      /\bwhere\b|\b(?:which|what) (?:city|country|town|place|mountain|mount|island|village|river|hill|tribe)\b/iu,
    written:
      /\bwhere (?:does|do|is it (?:written|said)|in the bible|can i|is the (?:story|verse|passage|parable)|it says)/iu,
    numbers:
      /\p{Nd}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}*(?:teen|ty|score)(?:-\p{L}+)?|hundred|thousand)s?\b(?<!\b(?:city|beauty|mighty|empty|holy|pity|plenty|iniquity|bounty|duty|liberty|property))/iu,
    times: /\b(?:years?|months?|days?|hour|morning|evening|night|time)\b/iu,
  },
  death: 'died dead|passed away',
  speech: {
    say: /^(?:says?|said|saying|answer(?:s|ed)|repl(?:ies|ied)|declare[sd]?|proclaim(?:s|ed)?|cr(?:ies|ied)|writes?|wrote|teach(?:es)?|taught|command(?:s|ed)|promise[sd]|tells?|told|states?|stated|reads?|reminds|warn(?:s|ed)|insist(?:s|ed)|announce[sd]|explain(?:s|ed)|asks?|asked|claim(?:s|ed)|written|puts?|assures?|words?)$/,
    that: /^that$/,
  },
  frequent:
    'the a an and of to is are was were be in on for with that this it he she they his her their by from at as not or who which has have had into what how about but when',
  numbers: {
    words:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen | twenty thirty forty fifty sixty seventy eighty ninety | hundred',
    and: 'and',
  },
  chapters: { book: 'book of', chapter: 'chapter' },
  cuts: [],
}
