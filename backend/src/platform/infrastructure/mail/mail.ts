export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  /** The hash of the stored file. */
  readonly file: string;
}

/**
 * A rendered e-mail.
 * @example { to: 'ann@amber.example', subject: 'Invoice INV-000007', html: '…', text: '…', attachments: [] }
 */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /**
   * The e-mail contains a link that signs somebody in; once a mail server has accepted it, the stored copy is blanked.
   */
  readonly confidential?: boolean;
}

/**
 * The record whose screen shows the state of the e-mail, and the instant of the request: `{ stream: 'invoice-7',
 * askedAt: '2026-11-26T08:00:00.000Z' }`.
 */
export interface LetterContext {
  readonly stream: string;
  readonly askedAt: string;
}

export const LETTER_STATES = ['waiting', 'sent', 'failed'] as const;
export interface LetterState {
  readonly status: (typeof LETTER_STATES)[number];
  readonly reason: string | null;
  readonly attempts: number;
  readonly lastTryAt: string | null;
}

export interface StoredLetter extends Letter, LetterState {
  readonly id: string;
  readonly createdAt: string;
}
