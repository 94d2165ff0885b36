/**
 * The codes of expected failures, in a file of their own: a page that names some of them need not load the
 * list.
 */
export const errorCodes = [
  // reading and the library
  'not-found',
  'edition-unknown',
  'passage-unknown',
  'chapter-absent',
  'not-on-device',
  // importing
  'file-empty',
  'file-too-large',
  'file-ratio',
  'file-entries',
  'file-encoding',
  'file-format',
  'file-form',
  'file-damaged',
  'file-entities',
  'file-depth',
  'file-no-verses',
  'abbreviation-invalid',
  'abbreviation-taken',
  'library-locked',
  // members
  'signed-out',
  'credentials-wrong',
  'session-ended',
  'not-allowed',
  'account-deleted',
  'wrong-account',
  'in-progress',
  'key-reused',
  'client-too-old',
  'unavailable',
  'password-common',
  'password-contains-email',
  'passwords-differ',
  'space-full',
  'chat-blocked',
  'chat-limit',
  'email-taken',
  'link-expired',
  // network, storage and the rest
  'network',
  'slow',
  'api-response',
  'captive-portal',
  'hash-mismatch',
  'quota-exceeded',
  'storage-blocked',
  'insecure-context',
  'cancelled',
  'invalid-input',
  'too-many-requests',
  'redirect',
  'double-execution',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]
