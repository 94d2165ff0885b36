/** Words of English by which names of entries are found; ../language.ts says what each is for. */
import type { FinderWords } from '../language'

export const finder: FinderWords = {
  frames: [
    '(?:what|how) (?:does|do|did|can) (?:the bible|god|jesus|paul|scripture|the scriptures|christians?) (?:say|teach|tell us|mean|think|feel|believe)(?: (?:about|on|regarding|against))?',
    "what(?:'s| is| are) (?:the )?(?:bible verses?|scriptures?|passages?) (?:about|on|for)",
    '(?:bible )?(?:verses?|scriptures?|passages?|quotes?|bible) (?:that talk|to read|to pray|to help|for when|about|for|on|of|when|with|dealing with)(?: (?:about|when|with|for))?',
    'where (?:in the bible )?(?:does it say|is it written|do i find|can i find|is the (?:story|verse|passage|parable)|is|does|did)(?: (?:in the bible|that|of|about|where))*',
    'how (?:do i|to|can i|should i|do you|should a christian|do we|should we)(?: deal with| cope with| handle| overcome| stop| be)?',
    '(?:is it (?:ok|okay|a sin|wrong|a sin to) (?:to|for)?|can (?:i|a christian|christians|we)|should (?:i|a christian|christians|we)|why (?:do|does|did|is|are)|who (?:is|was|were|are)|what (?:is|are|was|were)|when (?:is|was|did))',
    '(?:the )?(?:story|parable|passage|chapter|verse|book) (?:of|about|where|when|with)',
  ],
  endings: [
    'in the bible',
    'bible verses?',
    'scriptures?',
    'verses?',
    'bible',
    'according to the bible',
    'biblically',
  ],
  numbers: 'one two three four five six seven eight nine ten eleven twelve',
  small:
    's the a an of and or in on at to for from with by about is are was were be been am i me my we us our you your he him his she her it its they them their this that these those who whom what where when how why do does did not no so as if than then there can will would should may might bible verse verses scripture scriptures story passage passages',
  article: /^(?:the|a|an) /u,
}
