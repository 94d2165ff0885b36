import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes the next migration; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/store/schema/account-tables.ts',
    './server/store/schema/chat-tables.ts',
    './server/store/schema/sync-tables.ts',
  ],
  out: './server/store/migrations',
})
