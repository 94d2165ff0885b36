/** The form that reports an error, with its texts: none of them is part of the first load. */
import { addTexts } from '../../platform/language/late-messages'

/** The dialog over a view and the one of the route, once their texts are ready. */
export async function loadReport() {
  const [{ ReportOverView, ReportScreen }] = await Promise.all([
    import('./report-dialog'),
    addTexts('letters', 'forms'),
  ])
  return { ReportOverView, ReportScreen }
}
