/** The code of "continue reading", kept out of the first load. */
export { leftPath } from '../model/study/left-place'
export { readOn } from '../model/study/record-activity'
