/**
 * What an interface language has beside its messages, each in a file of its folder; `facts.ts`, `word-forms.ts` and their
 * like beside this file hold all languages, so that the compiler asks a new one for everything. A file stands for
 * those who load it: what the page needs at once holds no words of the assistant.
 */

/** For every program. */
export interface Facts {
  /** The language in itself. */
  name: string
  /** The digits it is printed in: a numbering system of `Intl`. */
  digits: string
  /** Letters with signs above them that are letters of their own: words are found with them, and not without. */
  ownLetters: string
  /** Every noun is written like a name. */
  hasNounsInCapitals: boolean
}

/** From typed letters to letters that a text may have instead. */
export interface SpellingRule {
  typed: string
  written: readonly string[]
  /** Only at the end of a word. */
  isEnding?: boolean
  /** Only at these places of a word. */
  fits?: (word: string, at: number) => boolean
}

/** For whoever searches words: page, worker and server. */
export interface WordForms {
  /** Of Snowball; undefined for a language without one. */
  stemmer: (() => Promise<{ stemmer: (folded: string) => string }>) | undefined
  /** Letters that are written together with the word behind them: and, in, to; empty where there are none. */
  prefixLetters: string
  /** Whether a stem begins as the word does. */
  stemsKeepBeginning: boolean
  /** Vowels of a stem that forms of the word have as another letter. */
  vowelChanges?: Readonly<Record<string, string>>
  /** Other ways in which a typed word may be written; `withoutMarks` where marks are left out too. */
  spellings?: { always: readonly SpellingRule[]; withoutMarks: readonly SpellingRule[] }
}

/** For the finder: frames around what is asked for ("what does the Bible say about"), and words that say little. */
export interface FinderWords {
  /** Forms of a name that no stemmer knows, and the one that they count as. */
  forms?: Readonly<Record<string, string>>
  /** Before what is asked for; longer ones first where one begins another. */
  frames: readonly string[]
  /** After it. */
  endings: readonly string[]
  /** One to twelve; empty where they are written in several ways. */
  numbers: string
  /** Small words: they say nothing about which entry is meant. */
  small: string
  /** Before a name; what is written together with it is cut off too. */
  article: RegExp
  /**
   * What is written onto a word, where stems do not take it off. Words are folded: final letters are the others,
   * Hebrew words are without vowel letters.
   */
  affixes?: { before?: RegExp; after?: RegExp; least: number }
  /** Of a folded word: spellings of one word as the same text. */
  alike?: (folded: string) => string
  /** Letters that may stand between two words that are written as one. */
  joints?: readonly string[]
  /** A term without the ending that its stem keeps. */
  bare?: (term: string) => string
}

/** For the assistant. */
export interface QuestionWords {
  /** The language's name, as a model is told to answer in it. */
  answerIn: string
  /** Beside the small words of the finder: they say nothing about what is asked for. */
  asking: string
  /** A question with them is rarely about what the Bible tells. */
  elsewhere: string
  /** Of those what anybody says who tells of their life: "my operation is tomorrow". */
  ofLife: string
  ways: {
    /** Asks who or what something is. */
    definition: RegExp
    /** Asks what else stands beside a passage. */
    related: RegExp
    /** Asks for the New or the Old Testament. */
    newTestament: RegExp
    oldTestament: RegExp
    /** Asks about this app, its users or the person who asks: no library knows that. */
    aboutApp: RegExp
  }
  notAsked: {
    /** Whether somebody is there. */
    program: RegExp
    /** Of today's world, of the person who asks, or to be done: no library knows it. */
    outside: RegExp
    /** That the Bible is not true. */
    doubt: RegExp
    /** A letter, with those it is written to. */
    letter: RegExp
  }
  followUp: {
    /** A word that stands for a person or a place. */
    pronoun: string
    /** Stands for a passage, or for what was told, where it ends the question. */
    last: string
    /** Begins a question that leaves out what it is about. */
    opening: string
  }
  /** "The difference between A and B", with the two as groups. */
  differences: readonly RegExp[]
  /**
   * "The Greek word for love": how languages of the original are called, and patterns of such questions, in which `<L>` is one
   * of them and `<W>` the word that is asked for. `ends`: words behind it that are none of it.
   */
  originals: { greek: string; hebrew: string; original: string; ends: string; patterns: readonly string[] }
  ofBible: {
    /** Asks what the Bible, a book or a person of it says; not what one says to somebody. */
    frame: RegExp
    /** Words of somebody who tells of themself. */
    own: RegExp
  }
  answers: {
    /** Asks for a number, a time, a person, a place. */
    number: RegExp
    time: RegExp
    person: RegExp
    place: RegExp
    /** Asks where something is written, which is no place in the land. */
    written: RegExp
    /** Numbers in words, and words of times. */
    numbers: RegExp
    times: RegExp
    /** Names of places in a text, where a capital does not tell them: all of them. */
    placeNames?: RegExp
  }
  /** That somebody has died, as it is said of one: not that somebody may die. Phrases stand behind `|`. */
  death: string
  speech: {
    /** Forms of to say, to answer, to proclaim, to write; folded. */
    say: RegExp
    /** "that". */
    that: RegExp
  }
  /**
   * Small words that few sentences lack; folded. Latin languages are told from each other by them; empty in other
   * scripts.
   */
  frequent: string
  /**
   * In another script that several languages have: what only this one writes (all of it), what shows that a sentence is
   * in it whatever else stands there, and how much of the others a sentence may have.
   */
  telling?: { letters: RegExp; certain?: RegExp; spared: number }
  numbers: {
    /** 1 to 19, the tens from 20 on, then hundred and what joins them. Forms of one number stand as a/b. */
    words: string
    /** "thirty and one"; empty where it is written with the word. */
    and: string
    /** A number made of two that are written as one word. */
    compound?: string
  }
  /** "Book of ..., chapter": patterns. */
  chapters: { book: string; chapter: string }
  /** Endings left out of a term where stems do not do it, one after the other, and the letters that stay at least. */
  cuts: readonly { cut: RegExp; leaves: number }[]
}

/** Lists parted by commas. */
export interface ChosenWords {
  /** Each is joined with each of `said`. */
  named: string
  said: string
  /** Complete. */
  sayings: string
  /** Chosen with a chapter and a verse. */
  books: string
}

/** Lists of words around a passage; what each is: core/scripture/names/name-pack.ts. */
export type PassageWordList =
  | 'chapter'
  | 'verse'
  | 'to'
  | 'and'
  | 'next'
  | 'rest'
  | 'see'
  | 'around'
  | 'titles'
  | 'letters'
  | 'endings'
  | 'everyday'
  | 'never'

/** Names of the books in the compact form of core/scripture/names/name-pack.ts; lists are separated by spaces, ordinals by `|`. */
export interface BookNamesSource {
  /** Four signs: between references, chapter and verse, verses, inside a range. */
  signs: string
  words: Partial<Record<PassageWordList, string>> & {
    ordinals: string
    /** Words for the numbers after a name. */
    numbers?: Readonly<Record<string, number>>
  }
  books: string
}
