import common from '../../../../core/languages/de/common.json'
import errors from '../../../../core/languages/de/errors.json'
import finding from '../../../../core/languages/de/finding.json'
import home from '../../../../core/languages/de/home.json'
import menu from '../../../../core/languages/de/menu.json'
import reading from '../../../../core/languages/de/reading.json'
import scripture from '../../../../core/languages/de/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
