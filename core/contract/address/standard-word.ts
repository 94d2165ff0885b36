/**
 * Replaces an edition in addresses: the edition a person gets without having chosen one (spec 1 §2); in
 * capitals.
 */
export const standardWord = 'STANDARD'
