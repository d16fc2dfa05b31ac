import { MOST_ERRORS, MOST_UNREAD, type BatchError } from '../batch';

/** How far a batch is: counted while it runs. */
export class Tally {
  success = 0;
  failed = 0;
  total = 0;
  readonly errors: BatchError[] = [];
  unread: readonly string[] = [];

  get done(): number {
    return this.success + this.failed;
  }

  refuse(row: number, error: string): void {
    this.failed += 1;
    if (this.errors.length < MOST_ERRORS) this.errors.push({ row, error: error.slice(0, 1_000) });
  }

  /** Columns that nothing is read from. */
  passOver(headers: readonly string[]): void {
    this.unread = headers.slice(0, MOST_UNREAD).map((header) => [...header].slice(0, 200).join(''));
  }

  /** As a fact tells it while the batch goes on. */
  get progress(): { done: number; total: number; success: number; failed: number } {
    const { done, total, success, failed } = this;
    return { done, total: Math.max(total, done), success, failed };
  }
}
