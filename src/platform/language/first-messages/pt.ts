import common from '../../../../core/languages/pt/common.json'
import errors from '../../../../core/languages/pt/errors.json'
import finding from '../../../../core/languages/pt/finding.json'
import home from '../../../../core/languages/pt/home.json'
import menu from '../../../../core/languages/pt/menu.json'
import reading from '../../../../core/languages/pt/reading.json'
import scripture from '../../../../core/languages/pt/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
