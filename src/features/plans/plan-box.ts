/** The class of a box on the pages of plans: the card that today's plans have too, with a heading in it. */
import cards from '../../model/contents/plans/plans.module.css'
import styles from './plans.module.css'

export const planBox = `${cards.card} ${styles.box}`
