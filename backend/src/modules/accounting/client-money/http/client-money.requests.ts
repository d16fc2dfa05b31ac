import { mistake } from '../../../../platform/fields/check';
import { Choice, Day, Line, Money, Uuid } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { HANDED_OVER, MONEY_ACCOUNTS, type HandedOver, type MoneyAccount } from '../domain/client-money.events';
import { MOVEMENT_KINDS, type MovementKind } from '../client-movement';

const MAY_BE_NULL = { absent: true, optional: true } as const;

/** A movement of a client's money, as a bookkeeper records it. */
@published('NewClientMovement')
export class NewMovement {
  @Choice('kind', MOVEMENT_KINDS) kind: MovementKind;
  @Money('amount', { least: 'more', missing: 'Amount is required' }) amount: Cents;
  @Day('day', { ...MAY_BE_NULL, description: 'Today when left out' }) on?: IsoDate | null;
  @Day('booked on', { ...MAY_BE_NULL, description: 'The accounting date, where the month of the day is closed' })
  bookedOn?: IsoDate | null;
  @Choice('account', MONEY_ACCOUNTS, {
    ...MAY_BE_NULL,
    description: 'Where the money comes in or goes out: 1020 (client money bank) when left out, or 1000 (bank)',
  })
  account?: MoneyAccount | null;
  @Choice('method', HANDED_OVER, { ...MAY_BE_NULL, description: 'How it was received: check when left out' })
  method?: HandedOver | null;
  @Line('check number', { ...MAY_BE_NULL, max: 20 }) checkNumber?: string | null;
  @Line('payee', { ...MAY_BE_NULL, max: 200, description: 'The agency that is paid' }) payee?: string | null;
  @Uuid('document', { ...MAY_BE_NULL, description: 'The compliance document that is paid' }) documentId?: string | null;
  @Line('notes', { ...MAY_BE_NULL, max: 2_000 }) notes?: string | null;

  static rules({ kind, payee }: NewMovement): void {
    if (kind === 'paid_out' && (payee ?? null) === null) throw mistake('payee', 'Enter who was paid');
  }
}
