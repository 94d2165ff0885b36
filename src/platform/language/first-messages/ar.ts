import common from '../../../../core/languages/ar/common.json'
import errors from '../../../../core/languages/ar/errors.json'
import finding from '../../../../core/languages/ar/finding.json'
import home from '../../../../core/languages/ar/home.json'
import menu from '../../../../core/languages/ar/menu.json'
import reading from '../../../../core/languages/ar/reading.json'
import scripture from '../../../../core/languages/ar/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
