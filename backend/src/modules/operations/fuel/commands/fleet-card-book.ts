import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { CardNumbers } from '../adapters/card-marks';
import { cardIn } from '../domain/fuel-values';
import { FleetCard } from '../fleet-card';

const NONE = 'A card number has four to 19 digits';
const isMask = (number: string): boolean => /^\*{5}\d{4}$/.test(number.trim());

/** Adds and changes fuel cards: their numbers become hashes here, before anything is stored. */
@Injectable()
export class FleetCardBook {
  constructor(
    @StoreOf(FleetCard) private readonly cards: RecordStore<FleetCard>,
    private readonly numbers: CardNumbers,
  ) {}

  /** @throws RuleViolation ALREADY_TAKEN when a card of the same book has this number */
  add(values: { readonly cardNumber?: string | undefined }, context: CommandContext): Promise<Written<FleetCard>> {
    const { cardNumber = '' } = values;
    if (isMask(cardNumber)) throw mistake('cardNumber', NONE);
    return told(this.cards.add({ ...values, ...this.hashed(cardNumber) }, context));
  }

  /** The same for a change; a mask that is sent back leaves the number as it is. */
  change(
    id: number,
    values: { readonly cardNumber?: string | undefined },
    context: CommandContext,
  ): Promise<Written<FleetCard>> {
    const { cardNumber } = values;
    const isKept = cardNumber === undefined || isMask(cardNumber);
    return told(this.cards.change(id, isKept ? values : { ...values, ...this.hashed(cardNumber) }, context));
  }

  /** Of the number itself only the last four digits go on, also into the vault. */
  private hashed(cardNumber: string) {
    const said = cardIn(cardNumber);
    if (said === null) throw mistake('cardNumber', NONE);
    const { last4, mark, tail } = this.numbers.of(said);
    return { cardNumber: last4, cardNumberMark: mark, cardNumberTail: tail };
  }
}

/** Puts what is wrong with the hash under the field that people filled in. */
const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const isMark = error instanceof RuleViolation && error.fields.some(({ field }) => field === 'cardNumberMark');
    if (!isMark) throw error;
    const { code, message } = error;
    throw new RuleViolation(code, message, 'conflict', [{ field: 'cardNumber', message }]);
  }
};
