/** Icons of the editor's tools. They load with its chunk, not with the page. */
export {
  Bold as BoldIcon,
  Heading as HeadingIcon,
  Italic as ItalicIcon,
  Link as LinkIcon,
  List as BulletsIcon,
  ListOrdered as NumbersIcon,
  Redo2 as RedoIcon,
  Strikethrough as StrikeIcon,
  TextQuote as QuoteIcon,
  Underline as UnderlineIcon,
  Undo2 as UndoIcon,
} from 'lucide-react'
