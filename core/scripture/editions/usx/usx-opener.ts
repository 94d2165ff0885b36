/** The action at the start of a USX element, and the rest at its end. */
import type { MarkupState } from '../usfm/markup/markup-state'
import type { Attributes } from '../xml/read-xml'

/** Ends an element. */
export type Closer = (state: MarkupState) => void

/** Starts an element. */
export type Opener = (state: MarkupState, attributes: Attributes) => Closer | undefined
