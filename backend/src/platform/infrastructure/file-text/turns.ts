/** Lets so many at once; the others wait in the order in which they came. */
export class Turns {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly most: number) {}

  get waiting(): number {
    return this.line.length;
  }

  /** Begins at once, or not at all. */
  take(): boolean {
    if (this.running >= this.most) return false;
    this.running += 1;
    return true;
  }

  /** Begins as soon as it can; false when its turn did not come in time. */
  async wait(mostMs: number | null = null): Promise<boolean> {
    if (this.take()) return true;
    return new Promise<boolean>((resolve) => {
      const begins = (): void => {
        clearTimeout(late);
        resolve(true);
      };
      const leaves = (): void => {
        this.line.splice(this.line.indexOf(begins), 1);
        resolve(false);
      };
      const late = mostMs === null ? undefined : setTimeout(leaves, mostMs);
      this.line.push(begins);
    });
  }

  /** The next one that waits takes the place of one that ends. */
  end(): void {
    const next = this.line.shift();
    if (next) next();
    else this.running -= 1;
  }
}
