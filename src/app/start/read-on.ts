/** What reading on takes, apart from the first load. */
export { leftPath } from '../../model/study/left-place'
export { readOn } from '../../model/study/record-activity'
