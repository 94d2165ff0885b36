/** Whether this device downloads models for searches by meaning: a row of `options`, true when absent. */

/** False: searches on this device find words only, and no model is downloaded. */
export const meaningOption = 'searchOptions.meaning'
