import common from '../../../../core/languages/fr/common.json'
import errors from '../../../../core/languages/fr/errors.json'
import finding from '../../../../core/languages/fr/finding.json'
import home from '../../../../core/languages/fr/home.json'
import menu from '../../../../core/languages/fr/menu.json'
import reading from '../../../../core/languages/fr/reading.json'
import scripture from '../../../../core/languages/fr/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
