/** The table of numbers that comes with the app. */
import { type HelpNumbers, helpNumbersSchema } from '../contract/help-numbers'
import table from './help-numbers.json'

export const ownHelpNumbers: HelpNumbers = helpNumbersSchema.parse(table)
