import { MOST_ERRORS, MOST_UNREAD, type BatchError } from '../batch';

/** How far a batch is: counted while it runs. */
export class Tally {
  success = 0;
  failed = 0;
  total = 0;
  /** How much of the sheet is read, in percent; null: not told yet. */
  read: number | null = null;
  private readonly refused: BatchError[] = [];
  unread: readonly string[] = [];

  get done(): number {
    return this.success + this.failed;
  }

  /** How much of the work is done, in percent; a tenth of it is reading. */
  get percent(): number {
    const { read, done, total } = this;
    return Math.floor(total === 0 ? (read ?? 0) / 10 : 10 + (90 * done) / total);
  }

  /** Why rows were not taken, as they stand in the sheet, whichever was through first. */
  get errors(): readonly BatchError[] {
    return this.refused.toSorted((one, other) => one.row - other.row);
  }

  refuse(row: number, error: string): void {
    this.failed += 1;
    if (this.refused.length < MOST_ERRORS) this.refused.push({ row, error: error.slice(0, 1_000) });
  }

  /** Columns that nothing is read from. */
  passOver(headers: readonly string[]): void {
    this.unread = headers.slice(0, MOST_UNREAD).map((header) => [...header].slice(0, 200).join(''));
  }

  /** As an event tells it while the batch goes on. */
  get progress(): { done: number; total: number; success: number; failed: number } {
    const { done, total, success, failed } = this;
    return { done, total: Math.max(total, done), success, failed };
  }
}
