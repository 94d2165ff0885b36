/** Every business constant, with the section it comes from. Units are in the names. */

/** spec 1 §9: characters and references of one input. By themselves, so that the passage parser carries no other constant along. */
export const maxPassageLength = 500
export const maxReferences = 100

export const limits = {
  /** spec 1 §9: translations beside each other. */
  maxColumns: 20,
  /** spec 1 §9: text and search views kept alive. */
  cachedViews: 2,
  /** spec 1 §9: header and keys. */
  headerTopThresholdPx: 100,
  headerOffsetPx: 90,
  headerTolerancePx: 10,
  keyDebounceMs: 100,
  /** spec 1 §4: page loader and overlays. */
  loadingDelayMs: 150,
  loadingMinimumMs: 300,
  overlayRestoreMs: 150,
  printFlagMs: 2000,
  /** design UX 3.9: a slow load says so, then gives way to the offline card. */
  slowLoadMs: 4000,
  failedLoadMs: 10_000,
  /** spec 1 §9: snackbars. */
  snackbarTimeoutMs: 8000,
  snackbarLevelBelowPanel: 9990,
  snackbarLevel: 10_200,
  /** spec 1 §9: font steps; the stored value runs from 1 to 1.8, the middle step is 1.4 (design UX 3.5). */
  fontSteps: 11,
  fontSizeMinimum: 1,
  fontSizeMaximum: 1.8,
  fontSizeDefault: 1.4,
  /** spec 2 §9. */
  localeCookieDays: 365,
  directionReloadMs: 350,
  /** spec 1 §4, §9: passages. */
  firstCanonical: 1_001_000,
  /** design ARCHITECTURE: an edition file. */
  importUnpackedBytes: 150 * 1024 * 1024,
  importRatio: 200,
  importEntries: 2000,
  importXmlDepth: 64,
  /** design SERVICE-WORKER rule 11: the last answers kept per device. */
  textCacheEntries: 200,
  /** Segments of a downloaded edition (design PERFORMANCE T1). */
  segmentsPerEdition: 8,
  recentPassages: 20,
  /** design SECURITY "Input", ARCHITECTURE "The contract": a search. */
  maxSearchLength: 200,
  searchPageSize: 100,
  /** design SECURITY R4: of a visitor; a congregation shares one address. */
  searchesPerMinute: 600,
  searchesPerMinuteOfMember: 120,
  /** Result pages kept on a device, searches shown again. */
  keptResultPages: 60,
  recentSearches: 20,
  /** design SECURITY P2. */
  passwordMinLength: 8,
  passwordMaxLength: 128,
  /** design SECURITY 5.5 "Input": what members write. */
  maxNoteBytes: 64 * 1024,
  maxNoteTitle: 200,
  maxTagName: 80,
  maxActivityName: 200,
  maxReportLength: 5_000,
  maxReportContent: 8_000,
  /** Letters to the operator that wait on a device. */
  maxWaitingLetters: 50,
  /** spec 1 §5: display names. */
  shortNameLength: 20,
  /** spec 1 §9: pages of the history; SYNC 3.8: pages of a pull. */
  activityPageSize: 100,
  pullPageSize: 500,
  /** SYNC 3.5: a call that changes something gives up after this; triggers of sending and pulling. */
  sendTimeoutMs: 15_000,
  /** SECURITY S3: asked again well within the ten seconds an old cookie is still taken. */
  refreshTimeoutMs: 4_000,
  sendDelayMs: 50,
  sendAgainMs: 60_000,
  pullAgainMs: 15 * 60_000,
  /** SYNC 3.10: whose lock it is for how long, and how often one tab may break it. */
  leaseMs: 30_000,
  stolenAfterMs: 60_000,
  stealAgainMs: 5 * 60_000,
  /** SYNC 3.11: signing out first tries to send for this long. */
  signOutSendMs: 5_000,
  /** SYNC 3.10: background sync. */
  backgroundSyncMs: 4 * 60_000,
  /** SYNC 3.4: changes waiting on a device. */
  maxQueuedOps: 5_000,
  /** SYNC 3.7, 3.8: repeat protection and tombstones. */
  opIdDays: 90,
  setOpDays: 60,
  tombstoneDays: 180,
  /** SYNC 3.11: how long a device that comes back learns that its account was deleted. */
  deletedAccountDays: 180,
  /** spec 1 §4: notifications. */
  notificationDelayMs: 1_000,
  /** spec 1 §9: the picture of a member. */
  userImagePx: 192,
  /** The sidebar of a text is loaded after the text (design PERFORMANCE A2). */
  sidebarDelayMs: 2_000,
  /** spec 2 §9: the tracker is waited for. */
  analyticsReadyMs: 3000,
  analyticsPollMs: 50,
  /** Unexpected errors reported by one page; the same one once. */
  reportedErrors: 10,
  /** spec 1 §9: tooltips come and go by themselves; closed ones are remembered as long as a language (`localeCookieDays`). */
  tooltipDelayMs: 5000,
  tooltipCloseMs: 60_000,
  /** spec 1 §4: scroll-to-top. */
  scrollToTopPx: 20,
  /** The help tour begins when nobody has touched anything for this long; what floats comes after the text. */
  tourQuietMs: 4_000,
  floatingDelayMs: 2_000,
  /** design UX 3.9 "Install". */
  installVisitDays: 3,
  installAgainDays: 90,
} as const
