/** Whether this device learns meanings for its searches: a row of `options`, true where it is absent. */

/** False: searches on this device find words only, and nothing is downloaded for more. */
export const meaningOption = 'searchOptions.meaning'
