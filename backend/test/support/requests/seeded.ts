/** Randomness that can be had again (mulberry32). */
export class Seeded {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  below(count: number): number {
    return Math.floor(this.next() * count);
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
  of<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (values.length === 0) throw new Error('There is nothing to choose from');
    return value as Value;
  }
  shuffled<Value>(values: readonly Value[]): Value[] {
    const left = [...values];
    return values.map(() => left.splice(this.below(left.length), 1)[0] as Value);
  }
}
