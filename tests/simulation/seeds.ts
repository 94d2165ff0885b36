/** Seeds worth keeping. They belong to `makeSchedule` as it is: whoever changes it looks for them anew. */

/**
 * Schedules that showed a mistake once, each with what it was. They are from before plans and marked words were among the actions; the rules have
 * tests of their own.
 */
export const regressionSeeds: readonly number[] = [
  // A change that was sent passed for an unsent one after a loss of power, and was replaced: the late request won over the newer value.
  23,
  78, 94, 184, 211,
  // A retried change was never sent.
  132,
  // An op given up for its age arrived late.
  353,
  // An op was given up in the last minute, and the one behind it arrived after the others had looked.
  8_161,
  // A note deleted and written again without network: the answer that kept another device's text passed for one that had been seen.
  164,
  // An op was refused for failures of the path, after a jump of the clock.
  2_292,
]

/** First seed at which each planted mistake is found. */
export const mistakeSeeds: Readonly<Record<string, number>> = {
  'P1 no repeat check': 1,
  'P2 id recorded in a second transaction': 6,
  'P3 no revision guard': 119,
  'P4 coalescing with a sent op': 26,
  'P5 coalescing keeps the old id': 3,
  'P6 op removed before sending': 1,
  'P7 4xx tried again for ever': 5,
  'P8 one waiting op blocks all': 21,
  'P9 no lanes': 10,
  'P10 cursor stored before rows': 98,
  'P11 no timer after a failure': 18,
  'P12 queue sent with the current account': 26,
  'P13 no clear mark': 1,
  'P14 no copy of an overwritten text': 1,
  'P15 base of a chained edit from the row': 119,
  'P16 snapshot with a plain number': 5,
  'P17 no reset after a purge': 6,
  'P18 cursor of a stale page accepted': 334,
  'P19 no back-off': 4,
  'P20 mark of sending not on the disk': 2,
  'P21 refusal for space not recorded': 65,
  'P22 reading of another device set back': 5,
  'P23 reading that waits set back': 6,
  'P24 a colour takes away the rest of another one': 2,
}
