import type { FileKind } from '../../web/uploads/kind-of-file';

/**
 * Papers that belong to a record: `@Kind({ attachments: { license: … } })`; opened through the one door of files, by
 * the scope of their record.
 */
export interface Attachment {
  readonly label: string;
  /** Kinds of files, as they are sniffed. */
  readonly takes: readonly FileKind[];
  readonly mostBytes: number;
  /** How many at a time; the latest first. */
  readonly most: number;
  /** Until when one is good is asked for as it comes in. */
  readonly ends?: true;
}
export type PaperSlots = Readonly<Record<string, Attachment>>;

const SCANS: readonly FileKind[] = ['pdf', 'jpg', 'png'];
const MOST_BYTES = 25 * 1024 * 1024;
const MOST = 20;

/**
 * Slots for scans and photos, up to twenty of 25 MB each, and those of what ends: `attachments: scans({ license:
 * 'License' }, ['license'])`.
 */
export const scans = <const Slot extends string>(
  labels: Readonly<Record<Slot, string>>,
  ending: readonly NoInfer<Slot>[] = [],
): Readonly<Record<Slot, Attachment>> =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([slot, label]) => [
      slot,
      {
        label,
        takes: SCANS,
        mostBytes: MOST_BYTES,
        most: MOST,
        ...(ending.some((each) => each === slot) && { ends: true }),
      },
    ]),
  ) as Readonly<Record<Slot, Attachment>>;

/** Which paper of which record an address of a file names. */
export interface AttachmentAddress {
  readonly kind: string;
  readonly id: string;
  readonly slot: string;
  readonly nr: number;
}

/** `/api/files/driver-7-license-2`: the second paper of driver 7, in its slot 'license'. */
export const attachmentAddress = ({ kind, id, slot, nr }: AttachmentAddress): string =>
  `/api/files/${kind}-${id}-${slot}-${nr}`;

const ADDRESS = /^\/api\/files\/([a-z]+)-([0-9a-f-]{36}|\d{1,15})-([a-zA-Z_]+)-(\d{1,9})$/;
export const attachmentIn = (address: string): AttachmentAddress | null => {
  const [, kind, id, slot, nr] = ADDRESS.exec(address) ?? [];
  return kind && id && slot && nr ? { kind, id, slot, nr: Number(nr) } : null;
};
