/**
 * All tables. A change here needs a migration: `npx drizzle-kit generate` (drizzle.config.ts), committed with
 * it. Only features of PostgreSQL 15.
 */
export {
  contactMessages,
  limitBuckets,
  newsletterSubscribers,
  reports,
  secretTokens,
  sessions,
  signingKeys,
  users,
} from './account-tables'
export { chatCosts, chatMessages, chats, chatTexts, chatUsage } from './chat-tables'
export { notifications, recordedOps, storeFacts, things } from './sync-tables'
