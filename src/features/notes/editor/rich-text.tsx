/** The editor of a note's text (TipTap), in a chunk of its own. It knows the elements of the closed list in note-body.ts, no others. */
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import DOMPurify from 'dompurify'
import { isLinkHref } from '#core/contract/members/link-href'
import type { NoteBody } from '#core/contract/members/note-body'
import { closedBody } from '#core/study/closed-body'
import prose from '../../../ui/note/prose.module.css'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar'

const tags = 'p br strong b em i u s del strike a h1 h2 h3 h4 h5 h6 blockquote ul ol li div span'.split(' ')

interface Props {
  /** The text it begins with. */
  body: NoteBody
  label: string
  isFocused: boolean
  onChange: (body: NoteBody) => void
}

const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      isAllowedUri: (url) => isLinkHref(url),
      HTMLAttributes: { rel: 'noreferrer nofollow', target: null },
    },
  }),
]

export function RichText({ body, label, isFocused, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: body.content.length > 0 ? body : { type: 'doc', content: [{ type: 'paragraph' }] },
    injectCSS: false,
    textDirection: 'auto',
    autofocus: isFocused ? 'end' : false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${prose.prose} ${styles.writing}`,
      },
    },
    onUpdate: ({ editor: written }) => onChange(closedBody(written.getJSON())),
  })
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

/**
 * Cleans HTML that is pasted into a note: keeps the elements that notes know and links, nothing else
 * (SECURITY 5.5). Cleans HTML of another program. It renames event handlers first, because the browser
 * reports each one that the parser below meets.
 */
function cleanPaste(html: string): string {
  const quiet = html.replace(/<[^<>]*>/g, (tag) => tag.replace(/\bon\w+\s*=/gi, 'data-off='))
  return DOMPurify.sanitize(quiet, { ALLOWED_TAGS: tags, ALLOWED_ATTR: ['href'], ALLOW_DATA_ATTR: false })
}
