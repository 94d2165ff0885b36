/** The styles of every page, in their order; those of a component come with it. */
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/reset.css'
import '../styles/scripture.css'
import '../styles/verse.css'
import '../styles/compare.css'
import '../styles/display.css'
import '../styles/print.css'
