/**
 * Passages that greet a reader whose editions lack the verse of the day, as its list writes them: light in the darkness; without a New
 * Testament, the first light. Both have the same number in every numbering.
 */
export const welcomePassages = ['JHN 1:5', 'GEN 1:3'] as const
