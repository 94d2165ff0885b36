import common from '../../../../core/languages/it/common.json'
import errors from '../../../../core/languages/it/errors.json'
import finding from '../../../../core/languages/it/finding.json'
import home from '../../../../core/languages/it/home.json'
import menu from '../../../../core/languages/it/menu.json'
import reading from '../../../../core/languages/it/reading.json'
import scripture from '../../../../core/languages/it/scripture.json'

export const messages = { common, errors, finding, home, menu, reading, scripture }
