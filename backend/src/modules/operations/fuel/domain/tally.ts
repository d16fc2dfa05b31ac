/** A line that is not in the books, and why. */
export interface ToldLine {
  readonly line: number;
  readonly outcome: 'set_aside' | 'rejected';
  readonly reason: string;
}

/** Counts what became of the lines of an import; the first of those that are not in the books are told one by one. */
export class FuelTally {
  imported = 0;
  duplicates = 0;
  setAside = 0;
  rejected = 0;
  readonly lines: ToldLine[] = [];

  constructor(
    readonly total: number,
    private readonly most = 1_000,
  ) {}

  get done(): number {
    return this.imported + this.duplicates + this.setAside + this.rejected;
  }
  get counts() {
    const { imported, duplicates, setAside, rejected, done, total } = this;
    return { imported, duplicates, setAside, rejected, done, total };
  }

  /** @param reasons why it is set aside; none: it is in the books */
  took(line: number, reasons: readonly string[]): void {
    if (reasons.length === 0) this.imported += 1;
    else {
      this.setAside += 1;
      this.tell({ line, outcome: 'set_aside', reason: reasons.join('. ') });
    }
  }
  reject(line: number, reason: string): void {
    this.rejected += 1;
    this.tell({ line, outcome: 'rejected', reason });
  }

  private tell(told: ToldLine): void {
    if (this.lines.length < this.most) this.lines.push({ ...told, reason: told.reason.slice(0, 1_000) });
  }
}
