import common from '../../../../core/languages/fa/common.json'
import errors from '../../../../core/languages/fa/errors.json'
import finding from '../../../../core/languages/fa/finding.json'
import home from '../../../../core/languages/fa/home.json'
import menu from '../../../../core/languages/fa/menu.json'
import reading from '../../../../core/languages/fa/reading.json'
import scripture from '../../../../core/languages/fa/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
