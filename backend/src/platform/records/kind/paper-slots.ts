import type { FileKind } from '../../web/uploads/kind-of-file';

/**
 * A slot for papers of a record: `@Kind({ paperSlots: { license: … } })`. The files are served by the common file
 * route, to whoever has the record in scope.
 * @example { label: 'License', takes: ['pdf', 'jpg', 'png'], mostBytes: 26_214_400, most: 20, ends: true }
 */
export interface PaperSlot {
  readonly label: string;
  /** The accepted kinds of files, detected from their content. */
  readonly takes: readonly FileKind[];
  readonly mostBytes: number;
  /** How many papers the slot holds at a time; removed ones do not count. */
  readonly most: number;
  /** Set when papers of this slot expire: the upload form then asks for the expiration date. */
  readonly ends?: true;
}
export type PaperSlots = Readonly<Record<string, PaperSlot>>;

const SCANS: readonly FileKind[] = ['pdf', 'jpg', 'png'];
const MOST_BYTES = 25 * 1024 * 1024;
const MOST = 20;

/**
 * Slots for scans and photos, for up to twenty files of 25 MB each. The second argument names the slots whose papers
 * expire: `paperSlots: scans({ license: 'License' }, ['license'])`.
 */
export const scans = <const Slot extends string>(
  labels: Readonly<Record<Slot, string>>,
  ending: readonly NoInfer<Slot>[] = [],
): Readonly<Record<Slot, PaperSlot>> =>
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
  ) as Readonly<Record<Slot, PaperSlot>>;

/** The parts of a paper's file address: `{ kind: 'driver', id: '7', slot: 'license', nr: 2 }`. */
export interface PaperAddress {
  readonly kind: string;
  readonly id: string;
  readonly slot: string;
  readonly nr: number;
}

/** `/api/files/driver-7-license-2`: the second paper of driver 7, in its slot 'license'. */
export const paperAddress = ({ kind, id, slot, nr }: PaperAddress): string => `/api/files/${kind}-${id}-${slot}-${nr}`;

const ADDRESS = /^\/api\/files\/([a-z]+)-([0-9a-f-]{36}|\d{1,15})-([a-zA-Z_]+)-(\d{1,9})$/;
/** The paper that a file address names; null: the address is not that of a paper. */
export const paperAt = (address: string): PaperAddress | null => {
  const [, kind, id, slot, nr] = ADDRESS.exec(address) ?? [];
  return kind && id && slot && nr ? { kind, id, slot, nr: Number(nr) } : null;
};
