/** Papers that belong to a record: `@Kind({ attachments: { license: … } })`; opened through the one door of files, by the sight of their record. */
export interface Attachment {
  readonly label: string;
  /** Kinds of files, as they are sniffed. */
  readonly takes: readonly ('pdf' | 'png' | 'jpeg' | 'xlsx' | 'docx')[];
  readonly mostBytes: number;
  /** How many at a time; the latest first. */
  readonly most: number;
}

/** Which paper of which record an address of a file names. */
export interface AttachmentAddress {
  readonly kind: string;
  readonly id: string;
  readonly slot: string;
  readonly nr: number;
}

/** `/api/files/driver-7-license-2`: the second paper in the slot 'license' of driver 7. */
export const attachmentAddress = ({ kind, id, slot, nr }: AttachmentAddress): string =>
  `/api/files/${kind}-${id}-${slot}-${nr}`;

const ADDRESS = /^\/api\/files\/([a-z]+)-([0-9a-f-]{36}|\d{1,15})-([a-zA-Z]+)-(\d{1,9})$/;
export const attachmentIn = (address: string): AttachmentAddress | null => {
  const [, kind, id, slot, nr] = ADDRESS.exec(address) ?? [];
  return kind && id && slot && nr ? { kind, id, slot, nr: Number(nr) } : null;
};
