import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

const MOST_FILES = 100;

/** A folder into which a provider, or somebody, puts files of fuel cards. */
export class DropFolder {
  constructor(private readonly place: string) {}

  /** The files that wait, by their names. */
  async files(): Promise<readonly { readonly name: string; readonly path: string }[]> {
    const found = await readdir(this.place, { withFileTypes: true });
    return found
      .filter((each) => each.isFile() && !each.name.startsWith('.'))
      .map(({ name }) => ({ name, path: path.join(this.place, name) }))
      .sort((one, other) => one.name.localeCompare(other.name))
      .slice(0, MOST_FILES);
  }

  /** Puts a file that was taken in, or could not be, into a folder of its own. */
  async putAway(name: string, into: 'done' | 'refused'): Promise<void> {
    await mkdir(path.join(this.place, into), { recursive: true });
    await rename(path.join(this.place, name), path.join(this.place, into, name));
  }
}
