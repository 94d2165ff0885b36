/** What reading on takes, apart from the first load. */
export { leftPath } from '../platform/study/left-place'
export { readOn } from '../platform/study/record-activity'
