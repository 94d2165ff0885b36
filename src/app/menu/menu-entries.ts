/**
 * The entries of the main menu after reading, in the order of the specification (spec 1 §2). Entries without
 * a destination are left out.
 */
import type { ComponentType } from 'react'
import type { LinkName } from '#core/contract/outside-links'
import { furnished } from '../../model/options/rooms'
import { HistoryIcon, LikeIcon, NoteIcon, TagIcon } from '../../ui/controls/panel-icons'
import { AssistantIcon, DictionaryIcon, GraphicIcon, PlanIcon, TopicIcon, VideoIcon } from './menu-icons'

/** An entry for an area of the app. */
export interface MainEntry {
  path: string
  /** Key in the group `menu`. */
  title: string
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
}

export const mainEntries: readonly MainEntry[] = [
  ...furnished([{ path: '/chats', title: 'assistant', icon: AssistantIcon }]),
  { path: '/notes', title: 'notes', icon: NoteIcon },
  { path: '/tags', title: 'tags', icon: TagIcon },
  { path: '/likes', title: 'likes', icon: LikeIcon },
  { path: '/history', title: 'history', icon: HistoryIcon },
  ...furnished([
    { path: '/dictionaries', title: 'dictionaries', icon: DictionaryIcon },
    { path: '/reading-plans', title: 'readingPlans', icon: PlanIcon },
    { path: '/graphics', title: 'graphics', icon: GraphicIcon },
    { path: '/videos', title: 'videos', icon: VideoIcon },
    { path: '/topics', title: 'topics', icon: TopicIcon },
  ]),
]

/** A screen, an address that the operator sets, or the error report form. */
export type FooterEntry =
  | { kind: 'screen'; path: string; title: string }
  | { kind: 'outside'; name: LinkName }
  | { kind: 'report' }

export const footerEntries: readonly FooterEntry[] = [
  { kind: 'outside', name: 'donate' },
  { kind: 'outside', name: 'blog' },
  { kind: 'screen', path: '/newsletter', title: 'menu:newsletter' },
  { kind: 'screen', path: '/partner', title: 'menu:partner' },
  { kind: 'screen', path: '/help', title: 'menu:help' },
  { kind: 'screen', path: '/contact', title: 'menu:contact' },
  { kind: 'report' },
  { kind: 'screen', path: '/help/88', title: 'shell:voiceAssistant' },
  { kind: 'screen', path: '/webmasters', title: 'menu:webmasters' },
  { kind: 'outside', name: 'privacy' },
  { kind: 'screen', path: '/accessibility', title: 'menu:accessibility' },
  { kind: 'outside', name: 'dataProcessing' },
  { kind: 'screen', path: '/imprint', title: 'menu:imprint' },
]

export const socialLinks: readonly LinkName[] = ['facebook', 'instagram', 'operator']
