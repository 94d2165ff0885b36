/** The texts of the app itself. */
import type { Articles } from '../articles/articles'
import type { Handler } from '../http/call-routes'

/** Help pages and articles of a language. */
export function pages(articles: Articles): Handler<'pages'> {
  return async ({ params: { locale } }) => (await articles.of(locale)).prepared
}
