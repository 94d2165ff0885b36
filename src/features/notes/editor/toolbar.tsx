/** The tools of the editor: one tab stop, arrow keys inside (roving tabindex). */
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold as BoldIcon,
  List as BulletsIcon,
  Heading as HeadingIcon,
  Italic as ItalicIcon,
  Link as LinkIcon,
  ListOrdered as NumbersIcon,
  TextQuote as QuoteIcon,
  Redo2 as RedoIcon,
  Strikethrough as StrikeIcon,
  Underline as UnderlineIcon,
  Undo2 as UndoIcon,
} from 'lucide-react'
import { type ComponentProps, type ComponentType, type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLinkHref } from '#core/contract/members/link-href'
import { LinkField } from './link-field'
import styles from './rich-text.module.css'

const tools = [
  { name: 'bold', icon: BoldIcon, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: ItalicIcon, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    icon: UnderlineIcon,
    run: (editor: Editor) => editor.chain().focus().toggleUnderline().run(),
  },
  { name: 'strike', icon: StrikeIcon, run: (editor: Editor) => editor.chain().focus().toggleStrike().run() },
  {
    name: 'heading',
    icon: HeadingIcon,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'bulletList',
    icon: BulletsIcon,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: NumbersIcon,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: QuoteIcon,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
] as const
const steps = [
  { name: 'undo', icon: UndoIcon, run: (editor: Editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: RedoIcon, run: (editor: Editor) => editor.chain().focus().redo().run() },
] as const

export function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('notes')
  const [at, setAt] = useState(0)
  const [isLinking, setIsLinking] = useState(false)
  const active = useActiveTools(editor)
  const count = tools.length + 1 + steps.length
  const stop = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = targetOf(event, at, count)
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('button')[target]?.focus()
  }
  const link = (event: FormEvent, href: string) => {
    event.preventDefault()
    setIsLinking(false)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (isLinkHref(href)) chain.setLink({ href }).run()
  }
  return (
    <>
      {/* The toolbar handles the keys of its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div className={styles.toolbar} role="toolbar" aria-label={t('tools')} onKeyDown={onKeyDown}>
        {tools.map(({ name, icon, run }, index) => (
          <Tool
            key={name}
            name={name}
            icon={icon}
            isMirrored={name === 'bulletList' || name === 'blockquote'}
            onRun={() => run(editor)}
            aria-pressed={active.includes(name)}
            {...stop(index)}
          />
        ))}
        <Tool
          name="link"
          icon={LinkIcon}
          onRun={() => setIsLinking(!isLinking)}
          aria-pressed={active.includes('link')}
          aria-expanded={isLinking}
          {...stop(tools.length)}
        />
        {steps.map(({ name, icon, run }, index) => (
          <Tool
            key={name}
            name={name}
            icon={icon}
            isMirrored
            onRun={() => run(editor)}
            {...stop(tools.length + 1 + index)}
          />
        ))}
      </div>
      {isLinking && <LinkField current={String(editor.getAttributes('link')['href'] ?? '')} onLink={link} />}
    </>
  )
}

/** Names of the tools that are active at the cursor. */
function useActiveTools(editor: Editor): readonly string[] {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...tools.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)).join(' '),
  })
  return active.split(' ')
}

interface ToolProps extends ComponentProps<'button'> {
  name: string
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  /** True for an icon with a direction: it is mirrored in right-to-left languages. */
  isMirrored?: boolean
  onRun: () => void
}

function Tool({ name, icon: Icon, isMirrored = false, onRun, ...rest }: ToolProps) {
  const { t } = useTranslation('notes')
  const label = t(`tool-${name}`)
  return (
    <button type="button" aria-label={label} title={label} onClick={onRun} {...rest}>
      <Icon className={isMirrored ? 'icon mirrored' : 'icon'} aria-hidden />
    </button>
  )
}

/** The button that an arrow key moves the focus to, in reading direction; undefined for other keys. */
function targetOf(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
): number | undefined {
  const isTurned = getComputedStyle(currentTarget).direction === 'rtl'
  const [forward, back] = isTurned ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === forward) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
