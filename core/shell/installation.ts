/**
 * What the built index.html says of the server it comes from: the product's name, in its title and its `application-name`, and the rooms it
 * has, where the page reads them before anything is asked.
 */
import type { Room } from '../contract/rooms'
import { escapeHtml } from '../scripture/text/node'

export interface Installation {
  product: string
  rooms: readonly Room[]
}

const productPlace = /(<meta name="application-name" content=")([^"]*)/
const roomsPlace = /(<meta name="rooms" content=")[^"]*/

/** The shell of this installation. */
export function withInstallation(html: string, { product, rooms }: Installation): string {
  const shown = escapeHtml(product)
  return html
    .replace(productPlace, (_, before: string) => before + shown)
    .replace(roomsPlace, (_, before: string) => before + rooms.join(' '))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${shown}</title>`)
}

/** The name it was built with, as HTML holds it. */
export function productOf(html: string): string {
  return productPlace.exec(html)?.[2] ?? ''
}
