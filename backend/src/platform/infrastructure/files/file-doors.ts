import type { Viewer } from '../../access/viewer';

/** A stored file as somebody may see it. */
export interface OpenedFile {
  readonly hash: string;
  readonly name: string;
  readonly type: string;
  /** Its content never changes under this address. */
  readonly immutable?: boolean;
}
type Door = (id: string, viewer: Viewer) => Promise<OpenedFile | null>;

/** Modules that own files say who may open which; an address is `<kind>-<id>`. What no door knows does not exist. */
export class FileDoors {
  private readonly doors = new Map<string, Door>();

  add(kind: string, door: Door): void {
    if (this.doors.has(kind)) throw new Error(`Files of kind "${kind}" have two doors`);
    this.doors.set(kind, door);
  }

  async open(address: string, viewer: Viewer): Promise<OpenedFile | null> {
    const at = address.indexOf('-');
    return (await this.doors.get(address.slice(0, at))?.(address.slice(at + 1), viewer)) ?? null;
  }
}
