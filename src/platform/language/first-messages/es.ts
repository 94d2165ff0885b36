import common from '../../../../core/languages/es/common.json'
import errors from '../../../../core/languages/es/errors.json'
import finding from '../../../../core/languages/es/finding.json'
import home from '../../../../core/languages/es/home.json'
import menu from '../../../../core/languages/es/menu.json'
import reading from '../../../../core/languages/es/reading.json'
import scripture from '../../../../core/languages/es/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
