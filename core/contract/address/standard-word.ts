/** Stands in addresses where an edition is named, for the one a person would be given without a choice (spec 1 §2); in capitals. */
export const standardWord = 'STANDARD'
