/** The built server with a language model behind its chats: the fake one, which says what a test gives it to say. */
import { type AppServer, startAppServer } from './app-server'
import { type FakeChatModel, startFakeChatModel } from './chat-model'

export interface ModelServer {
  server: AppServer
  model: FakeChatModel
  close(): Promise<void>
}

export async function startModelServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<ModelServer> {
  const model = await startFakeChatModel()
  const server = await startAppServer({
    CHAT_URL: model.url,
    CHAT_MODEL: 'small',
    CHAT_DAILY_LIMIT: '1000',
    ...settings,
  })
  return {
    server,
    model,
    async close() {
      await server.close()
      await model.close()
    },
  }
}
