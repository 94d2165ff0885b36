/** The screens of the assistant: one chunk, because both draw answers. */
export { ChatsOverlay } from './chats-overlay'
export { AssistantOverlay } from './landing/assistant-overlay'
