import { MOST_ERRORS, MOST_UNREAD, type BatchError } from '../batch';

/** Counts the progress and collects the refusals of a batch while it runs. */
export class Tally {
  success = 0;
  failed = 0;
  total = 0;
  /** Percent of the sheet that is read; null: not reported yet. */
  read: number | null = null;
  private readonly refused: BatchError[] = [];
  unread: readonly string[] = [];

  get done(): number {
    return this.success + this.failed;
  }

  /** Percent of the whole work, rounded down; reading the sheet counts as the first tenth. */
  get percent(): number {
    const { read, done, total } = this;
    return Math.floor(total === 0 ? (read ?? 0) / 10 : 10 + (90 * done) / total);
  }

  /** The refusals in the order of the rows. Rows run concurrently, so they come in in any order. */
  get errors(): readonly BatchError[] {
    return this.refused.toSorted((one, other) => one.row - other.row);
  }

  /** @param rows how many rows are refused with it, where several are one record */
  refuse(row: number, error: string, rows = 1): void {
    this.failed += rows;
    if (this.refused.length < MOST_ERRORS) this.refused.push({ row, error: error.slice(0, 1_000) });
  }

  /** Notes the headers of columns that are not imported. */
  passOver(headers: readonly string[]): void {
    this.unread = headers.slice(0, MOST_UNREAD).map((header) => [...header].slice(0, 200).join(''));
  }

  /** The counts as BatchAdvanced carries them. */
  get progress(): { done: number; total: number; success: number; failed: number } {
    const { done, total, success, failed } = this;
    return { done, total: Math.max(total, done), success, failed };
  }
}
