import { Injectable } from '@nestjs/common';
import { Vault } from '../../../../platform/infrastructure/vault/vault';
import type { CardSaid } from '../domain/fuel-values';
import type { CardMarks } from '../domain/normal-row';

const SHORTEST = 4;
const TAIL = 6;
const MOST_HELD = 10_000;

/** Turns card numbers into keyed hashes, by which a card is found and which say nothing without the key. */
@Injectable()
export class CardNumbers {
  private readonly held = new Map<string, CardMarks>();

  constructor(private readonly vault: Vault) {}

  /** All that is kept of a number. `ends` are the hashes of its last four, five, six, … digits, itself last. */
  of({ digits, isWhole }: CardSaid): CardMarks {
    const key = `${isWhole} ${digits}`;
    const known = this.held.get(key);
    if (known) return known;
    const ends = Array.from({ length: digits.length - SHORTEST + 1 }, (_, at) =>
      this.mark(digits.slice(-(SHORTEST + at))),
    );
    const marks = {
      ...{ last4: digits.slice(-SHORTEST), mark: this.mark(digits), isWhole, ends },
      tail: digits.length >= TAIL ? this.mark(digits.slice(-TAIL)) : null,
    };
    if (this.held.size > MOST_HELD) this.held.clear();
    this.held.set(key, marks);
    return marks;
  }

  private mark(digits: string): string {
    return this.vault.mark('fuel cards', digits);
  }
}
