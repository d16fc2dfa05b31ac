export const NEWS_KINDS = ['supportrequest', 'paperrequest', 'reminder', 'batch', 'job', 'integritycheck'] as const;

/** Something that somebody should know of: worked out of records as they are, for whoever sees them. */
export interface News {
  /** The record with what happened to it: an answer that comes later is other news. */
  readonly id: string;
  readonly kind: (typeof NEWS_KINDS)[number];
  /** The record; of a paper that came in, its document. */
  readonly recordId: string;
  /** The kind of records that a batch is about. */
  readonly within?: string | null;
  readonly title: string;
  readonly text: string;
  readonly at: string;
}
