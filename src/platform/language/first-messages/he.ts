import common from '../../../../core/languages/he/common.json'
import errors from '../../../../core/languages/he/errors.json'
import finding from '../../../../core/languages/he/finding.json'
import home from '../../../../core/languages/he/home.json'
import menu from '../../../../core/languages/he/menu.json'
import reading from '../../../../core/languages/he/reading.json'
import scripture from '../../../../core/languages/he/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
