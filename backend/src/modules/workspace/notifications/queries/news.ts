export const NEWS_KINDS = ['supportrequest', 'paperrequest', 'reminder', 'batch', 'job', 'integritycheck'] as const;

/** One notification for a viewer, computed on request from the records in its scope; nothing of it is stored. */
export interface News {
  /** Names the record and the occasion, such as 'supportrequest-<uuid>-3' for its third message. Read marks use it. */
  readonly id: string;
  readonly kind: (typeof NEWS_KINDS)[number];
  /** The id of the record to open. For an answered paper request, the id of the document that came in. */
  readonly recordId: string;
  /** For a batch: the kind of its records, such as 'client'. */
  readonly within?: string | null;
  readonly title: string;
  readonly text: string;
  /** An ISO instant; news are sorted by it. */
  readonly at: string;
}
