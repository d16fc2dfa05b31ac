export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  /** Hash of the stored file. */
  readonly file: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** It carries a link that lets somebody in: once a mail server has it, our copy is blanked. */
  readonly confidential?: boolean;
}

/** The record whose screen shows what became of the letter, and when it was asked for. */
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
