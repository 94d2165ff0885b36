/**
 * GET /api/notifications: current messages, in the language of the request, without
 * those the member has dismissed for now.
 */
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { fallbackLocale, type Locale } from '#core/contract/locales'
import { madePlanSchema } from '#core/contract/members/made-plan'
import { type PlanPart, planPartSchema } from '#core/contract/members/plan-state'
import { dismissalSchema } from '#core/contract/members/things'
import type { Notification } from '#core/contract/members/user'
import type { DueMessage, KeptRows } from '../daily/due-messages'
import { prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'
import type { LateStore } from '../store/late-store'
import { notifications as table, things } from '../store/schema/schema'
import type { Database } from '../store/store'
import { cleanMessage } from './clean-message'

/** The entry with id 0 is what reading plans ask for on the day of the device. */
export function notifications(store: LateStore, dueMessage: DueMessage): Handler<'notifications'> {
  return async ({ locale, caller, query: { day } }) => {
    const { db } = await store.get()
    const now = Date.now()
    const isOn = and(lte(table.startsAt, now), or(isNull(table.endsAt), gt(table.endsAt, now)))
    const rows = await db.select().from(table).where(isOn).orderBy(asc(table.id))
    const hidden = await dismissedUntil(db, caller.user, [duePlanId, ...rows.map(({ id }) => id)])
    const shown = rows.filter(({ id, dismissDays }) => dismissDays === null || (hidden.get(id) ?? 0) <= now)
    const isQuiet = day === undefined || (hidden.get(duePlanId) ?? 0) > now
    const due = isQuiet ? undefined : await dueMessage(await keptPlans(db, caller.user), day, locale)
    const data = shown.map((row) => notificationOf(row, locale))
    return prepareJson({ data: due === undefined ? data : [planNotice(due), ...data] })
  }
}

const duePlanId = 0

function planNotice(message: string): Notification {
  return { id: duePlanId, type: 'info', notification_message: { message } }
}

/** The rows of plans and their marks, by plan. */
async function keptPlans(db: Database, user: number): Promise<KeptRows[]> {
  const mine = and(eq(things.userId, user), eq(things.deleted, false))
  const rows = await db
    .select()
    .from(things)
    .where(and(mine, inArray(things.kind, ['pln', 'rpp', 'mpl'])))
  const plans = new Map<string, KeptRows & { parts: PlanPart[]; marks: Set<string> }>()
  for (const { key, data } of rows) {
    const [kind, plan = '', ...rest] = key.split(':')
    const known = plans.get(plan) ?? { key: plan, parts: [], marks: new Set<string>() }
    plans.set(plan, known)
    if (kind === 'mpl') known.made = madePlanSchema.parse(data)
    else if (kind === 'pln') known.parts.push(planPartSchema.parse(data))
    else known.marks.add(rest.join(':'))
  }
  return [...plans.values()]
}

async function dismissedUntil(db: Database, user: number, ids: number[]): Promise<Map<number, number>> {
  const keys = ids.map((id) => `dis:${id}`)
  const mine = and(eq(things.userId, user), inArray(things.key, keys), eq(things.deleted, false))
  const rows = ids.length > 0 ? await db.select().from(things).where(mine) : []
  return new Map(rows.map(({ key, data }) => [Number(key.slice(4)), dismissalSchema.parse(data).until]))
}

function notificationOf(row: typeof table.$inferSelect, locale: Locale): Notification {
  const { id, type, messages, dismissDays } = row
  const message = messages[locale] ?? messages[fallbackLocale] ?? Object.values(messages)[0] ?? ''
  return {
    id,
    type,
    notification_message: { message: cleanMessage(message) },
    ...(dismissDays === null ? {} : { dismiss_days: dismissDays }),
  }
}
