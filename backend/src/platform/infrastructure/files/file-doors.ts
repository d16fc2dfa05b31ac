import type { Viewer } from '../../access/viewer';

/** A stored file that a viewer may open. */
export interface OpenedFile {
  readonly hash: string;
  readonly name: string;
  readonly type: string;
  /** The content at this address never changes, so it may be cached for ever. */
  readonly immutable?: boolean;
}
type Door = (id: string, viewer: Viewer) => Promise<OpenedFile | null>;

/**
 * Decides who may open which file. Each module registers a door for its kind of files, by the address `<kind>-<id>`; a
 * file that no door knows does not exist.
 */
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
