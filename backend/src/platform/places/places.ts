import { builtTable } from '../core/built-file';
import { resolve, type Place } from './resolve';
import { Towns } from './towns';

const FILE = builtTable(__dirname, 'towns.tsv');

/** What people mean by the names of places. The table is read once, when somebody first asks. */
export class Places {
  private table: Promise<Towns> | null = null;

  /** @see resolve */
  async meant(text: string): Promise<Place[]> {
    return resolve(await this.towns(), text);
  }

  private towns(): Promise<Towns> {
    this.table ??= Towns.read(FILE).catch((error: unknown) => {
      this.table = null;
      throw error;
    });
    return this.table;
  }
}
