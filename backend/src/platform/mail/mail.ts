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
}

export interface KeptLetter extends Letter {
  readonly id: string;
  readonly status: 'waiting' | 'sent';
  readonly createdAt: string;
}
