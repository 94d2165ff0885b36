/**
 * Every business constant, with the section it comes from. Units are in the names. Each is exported
 * separately, so that importing one adds no other to a bundle.
 */

/** spec 1 §9: characters and references of one input. */
export const maxPassageLength = 500
export const maxReferences = 100
/**
 * PASSAGES N-13: removing an invisible character can join characters that compose; two rounds settle every
 * real text.
 */
export const maxNormalisings = 4
/** PASSAGES A-4: most book candidates; the search entry is not counted. */
export const maxCandidates = 10
/** PASSAGES A-5: edits that are forgiven, and the input length from which suggestions forgive them. */
export const maxEdits = 1
export const minSlipInput = 3
/** PASSAGES G-30: in running text a name this short needs a verse. */
export const maxShortName = 2
/**
 * PASSAGES R-10: letters of a short form that is a name without a number, although an article precedes it.
 */
export const minAfterArticle = 4
/** PASSAGES R-1: words without meaning before a name, or between its ordinal and the name. */
export const maxWordsAround = 12
/** PASSAGES R-1: upper bound for the tokens of a name with all the words around it, its number included. */
export const maxNameTokens = 25
/** PASSAGES R-1: looking for typing errors searches all names; one input may do it this often. */
export const maxSlips = 3
/**
 * PASSAGES R-1: in a list with more ambiguous places nobody looks for alternatives, and each costs a reading
 * of its own.
 */
export const maxAmbiguousSpots = 4

/**
 * SECURITY 5.13: work limit of one search over all its editions, in steps of about 10 ns
 * (core/search/query/effort.ts).
 */
export const maxSearchSteps = 6_000_000

/**
 * Characters of one running text searched for passages: more than a member's longest note, some 8,000
 * references.
 */
export const maxRunningText = 100_000

/** spec 1 §9: translations side by side. */
export const maxColumns = 20

/** Chapters of one passage that stand one below the other; the rest of it is a page of its own. */
export const maxPassageChapters = 8

/** spec 1 §9: text and search views kept alive. */
export const cachedViews = 2

/** spec 1 §9: header and keys. */
export const headerTopThresholdPx = 100
export const headerOffsetPx = 90
export const headerTolerancePx = 10
export const keyDebounceMs = 100

/**
 * Files of the shell fetched at once: of a browser's six connections to an HTTP/1.1 server two stay free for
 * the person.
 */
export const precachedAtOnce = 4

/** spec 1 §4: page loader and overlays. */
export const loadingDelayMs = 150
export const loadingMinimumMs = 300
export const overlayRestoreMs = 150
export const printFlagMs = 2000

/** design UX 3.9: a slow load shows a message, then the offline card. */
export const slowLoadMs = 4000
export const failedLoadMs = 10_000
/** A server that has just started, or has much to do, may take so long for what somebody waits for. */
export const answerTimeoutMs = 30_000

/** spec 1 §9: snackbars; their levels are in snackbar-region.module.css. */
export const snackbarTimeoutMs = 8000
/** Time of a message that only confirms a visible effect. */
export const shortSnackbarMs = 2500

/** spec 1 §9: font steps; the stored value runs from 1 to 1.8, the middle step is 1.4 (design UX 3.5). */
export const fontSteps = 11
export const fontSizeMinimum = 1
export const fontSizeMaximum = 1.8
export const fontSizeDefault = 1.4

/** spec 2 §9. */
export const localeCookieDays = 365
export const directionReloadMs = 350

/** spec 1 §4, §9: passages. */
export const firstCanonical = 1_001_000

/**
 * An edition file: unpacked size of a zip, in bytes and relative to its own size; its entries; depth of XML.
 */
export const importUnpackedBytes = 150 * 1024 * 1024
export const importRatio = 200
export const importEntries = 2000
export const importXmlDepth = 64

/** Cross references of one pack: five times the largest collection known; 40 MB of columns while they are imported. */
export const importLinks = 2_000_000

/** A picture of a pack: its pixels (four bytes each in memory), and the longer side, which drawing has limits for. */
export const picturePixels = 50_000_000
export const pictureSidePx = 16_384

/** design SERVICE-WORKER rule 11: the last answers kept per device. */
export const textCacheEntries = 200

/** Segments of a downloaded edition (design PERFORMANCE T1). */
export const segmentsPerEdition = 8
export const recentPassages = 20

/** How long the removal of downloaded data can be undone. */
export const undoRemovalMs = 30_000
/**
 * A download that lost the network tries again after this, then ever less often; one that receives nothing
 * for so long has lost it.
 */
export const downloadAgainMs = 15_000
export const downloadAgainAtMostMs = 5 * 60_000
export const downloadStalledMs = 45_000

/** SECURITY 5.5: a search. */
export const maxSearchLength = 200
export const searchPageSize = 100

/** design SECURITY R4: limit for a visitor; a congregation shares one address. */
export const searchesPerMinute = 600
export const searchesPerMinuteOfMember = 120

/** Result pages stored on a device, searches shown again. */
export const keptResultPages = 60
export const recentSearches = 20

/** design SECURITY P2. */
export const passwordMinLength = 8
export const passwordMaxLength = 128

/** design SECURITY 5.5 "Input": what members write. */
export const maxNoteBytes = 64 * 1024
export const maxNoteTitle = 200
/** Verses of a note. */
export const maxNoteVerses = 200
/**
 * Marked words of a verse, in UTF-16 units: more than the longest verse has. Offsets reach into verses that an edition merged; and so many
 * marks of one verse are drawn, the newest.
 */
export const maxMarkedWords = 2_000
export const maxVerseOffset = 100_000
export const maxDrawnMarks = 200
/** Marks that are taken from a file: as many as changes wait on a device. */
export const maxFiledMarks = 5_000
export const maxTagName = 80
export const maxActivityName = 200
export const maxReportLength = 5_000
export const maxReportContent = 8_000

/** Contact messages that may wait on a device. */
export const maxWaitingMessages = 50

/** spec 1 §5: display names. */
export const shortNameLength = 20

/** spec 1 §9: pages of the history; SYNC 3.8: pages of a pull. */
export const activityPageSize = 100
export const pullPageSize = 500

/** SYNC 3.5: timeout of a call that changes something; triggers of sending and pulling. */
export const sendTimeoutMs = 15_000

/**
 * SECURITY S3: the second request comes well within the ten seconds during which an old cookie is still
 * accepted.
 */
export const refreshTimeoutMs = 4_000
export const sendDelayMs = 50
export const sendAgainMs = 60_000
export const pullAgainMs = 15 * 60_000

/** SYNC 3.10: how long a lease lasts, and how often one tab may steal the lock. */
export const leaseMs = 30_000
export const stolenAfterMs = 60_000
export const stealAgainMs = 5 * 60_000

/** SYNC 3.11: sign-out first tries to send for this long. */
export const signOutSendMs = 5_000

/** SYNC 3.10: background sync. */
export const backgroundSyncMs = 4 * 60_000

/** SYNC 3.4: changes waiting on a device. */
export const maxQueuedOps = 5_000

/** SYNC 3.7, 3.8: repeat protection and tombstones. */
export const opIdDays = 90
export const maxRecordedOps = 20_000
export const setOpDays = 60
export const tombstoneDays = 180

/** SYNC 3.11: how long a returning device can learn that its account was deleted. */
export const deletedAccountDays = 180

/** spec 1 §4: notifications. */
export const notificationDelayMs = 1_000

/** spec 1 §9: the image of a member. */
export const userImagePx = 192

/** The sidebar is loaded after the text (design PERFORMANCE A2). */
export const sidebarDelayMs = 2_000

/** spec 2 §9: longest wait for the tracker. */
export const analyticsReadyMs = 3000
export const analyticsPollMs = 50

/** Unexpected errors reported by one page; each only once. */
export const reportedErrors = 10

/** spec 1 §4: scroll-to-top. */
export const scrollToTopPx = 20

/** Floating elements appear after the text. */
export const floatingDelayMs = 2_000
/** After that the page prepares the parts that a click opens. */
export const partsAheadDelayMs = 2_500

/** design UX 3.9 "Install". */
export const installVisitDays = 3
export const installAgainDays = 90

/** spec 2 §9: questions of one chat; SECURITY 5.5: characters of a question and of a title. */
export const maxChatQuestions = 10
export const maxChatMessage = 2_000
export const maxChatTitle = 200
/** A title made of the first question. */
export const chatTitleLength = 60
export const chatPageSize = 30
/** Chats of a member: those who have so many delete one before they begin another. */
export const maxChats = 500
/** How long a deleted chat can be restored; how long it is kept what was asked and what it cost. */
export const restoreChatMs = 10 * 60_000
export const chatUsageDays = 40
/** The longest answer: time, events, and bytes of them. */
export const longestAnswerMs = 3 * 60_000
export const maxAnswerEvents = 400
export const maxAnswerBytes = 256 * 1024
/** Copies of chats on a device. */
export const keptChats = 50
/** Waits before an answer is asked for again; after the last one only a person or the network makes it go on. */
export const followAgainMs = [500, 1_000, 2_000, 4_000, 8_000] as const
/** A stream that says nothing for this long is broken; the server writes a comment every 15 s. */
export const streamSilenceMs = 40_000
/** The same where a person has just come back: the phone may have slept. */
export const streamDoubtMs = 5_000
/** An answer that grows is stored at most this often. */
export const answerStoreMs = 50
/** An answer takes less: after this it is shown as broken off while the server cannot be asked. */
export const answerAtMostMs = 5 * 60_000

/** How far a verse of the day grows so that it is whole sentences: verses, and characters. */
export const maxDayVerses = 5
export const maxDayLetters = 480

/** Sections of a reading plan, and days over which a member spreads them (about 20 years). */
export const maxPlanSections = 2_000
export const maxPlanDays = 8_000
/** The highest id of a section: an edited plan of a member gives new sections new ids, and never one of before. */
export const maxPlanSectionId = 99_999
/** A plan that a member made, as JSON in UTF-8: below what a call may hold. Its words, and the places it is made of. */
export const maxMadePlanBytes = 100 * 1024
export const maxPlanTitle = 120
export const maxPlanAbout = 2_000
export const maxPlanSources = 40
/** A file that is opened as a plan, and plans in it. */
export const maxPlanFileBytes = 1024 * 1024
export const maxPlansInFile = 20
/** Characters of ids of sections (core/plans/schedule/id-ranges.ts): every second one of the longest plan. */
export const maxPlanIds = 5_000
export const maxPlanPauses = 200
/** Rounds are counted from 1; a plan by the day of the month has one for each month, `YYYYMM`. */
export const maxPlanRound = 999_999
