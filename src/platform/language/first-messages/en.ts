import common from '../../../../core/languages/en/common.json'
import errors from '../../../../core/languages/en/errors.json'
import finding from '../../../../core/languages/en/finding.json'
import home from '../../../../core/languages/en/home.json'
import menu from '../../../../core/languages/en/menu.json'
import reading from '../../../../core/languages/en/reading.json'
import scripture from '../../../../core/languages/en/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
