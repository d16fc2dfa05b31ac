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

export interface KeptLetter extends Letter {
  readonly id: string;
  readonly status: 'waiting' | 'sent';
  readonly createdAt: string;
}
