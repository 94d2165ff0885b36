/** Icons of the main menu. */
export {
  BookA as DictionaryIcon,
  CalendarDays as PlanIcon,
  CircleQuestionMark as HelpIcon,
  ExternalLink as OutsideIcon,
  Film as VideoIcon,
  Image as GraphicIcon,
  ListTree as TopicIcon,
  MessageSquareText as AssistantIcon,
  Smartphone as InstallIcon,
} from 'lucide-react'
