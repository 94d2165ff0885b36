import { inject } from 'vitest'

/** The server that all files share which only read from it; who stops one, or has members there, starts an own one. */
export const readingServer = { origin: inject('origin') }
