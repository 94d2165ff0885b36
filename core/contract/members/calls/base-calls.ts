/** The common part of most calls about members: no parameters, kept nowhere, open to nobody else. */
import * as z from 'zod/mini'

export const nothing = z.object({})

const quiet = { params: nothing, query: nothing, caching: 'never', isPublic: false } as const

export const visitorCall = { ...quiet, access: 'visitor' } as const
export const memberCall = { ...quiet, access: 'member' } as const
