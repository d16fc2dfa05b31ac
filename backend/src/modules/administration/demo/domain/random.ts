/**
 * A pseudo-random generator (mulberry32). The same seed gives the same numbers, so that the demo data is always the
 * same.
 */
export class Chance {
  constructor(private state: number) {}

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  }

  happens(share: number): boolean {
    return this.next() < share;
  }
}
