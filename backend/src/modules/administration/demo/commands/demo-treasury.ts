import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EVERYTHING } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { MoveBankPayment, TakeBankPayment } from '../../../accounting/bank-payments';
import { ClientCharge, type ClientChargeStore } from '../../../accounting/charges';
import { PayoutBook, WaitingPayments } from '../../../accounting/clearing';
import { ClientMoneyBook, type AskedMovement } from '../../../accounting/client-money';
import { FOR_NOTHING, type KnownPurpose } from '../../../accounting/payment-purposes';
import type { Payer } from './demo-portal-payments';

const MOST = 200;
/** The days on which the card processor pays out, and checks are deposited, counted back from today. */
const PAID_OUT = [313, 222, 131, 40];

interface Charged {
  readonly client: number;
  readonly ago: number;
  readonly amount: number;
  readonly description: string;
  readonly cancelled?: number;
}
/** The fee of $150.00 that some of these clients pay twelve days ago pays what they owe: all of it, or a part. */
const CHARGES: readonly Charged[] = [
  { client: 0, ago: 45, amount: 150_00, description: 'IFTA, last quarter' },
  { client: 2, ago: 44, amount: 225_00, description: 'IFTA and IRP renewal' },
  { client: 1, ago: 30, amount: 85_00, description: 'MCS-150 update' },
  { client: 3, ago: 28, amount: 95_00, description: 'UCR registration', cancelled: 26 },
];

interface Held {
  readonly client: number;
  readonly ago: number;
  readonly asked: Partial<AskedMovement> & Pick<AskedMovement, 'kind' | 'amount'>;
}
const MOVEMENTS: readonly Held[] = [
  { client: 0, ago: 90, asked: { kind: 'received', amount: 550_00, checkNumber: '3318', notes: 'Form 2290' } },
  { client: 0, ago: 82, asked: { kind: 'paid_out', amount: 550_00, payee: 'IRS', notes: 'Form 2290' } },
  { client: 3, ago: 60, asked: { kind: 'received', amount: 138_00, account: '1000', method: 'cash', notes: 'UCR' } },
  { client: 3, ago: 59, asked: { kind: 'moved', amount: 138_00 } },
  { client: 2, ago: 35, asked: { kind: 'received', amount: 176_00, checkNumber: '902', notes: 'UCR' } },
  { client: 2, ago: 20, asked: { kind: 'paid_out', amount: 76_00, payee: 'UCR Plan', notes: 'The smaller bracket' } },
  { client: 2, ago: 18, asked: { kind: 'refunded', amount: 100_00 } },
];
/** Checks of clients, a part of each for a government: one is deposited, the other is on its way. */
const CHECKS = [
  { client: 1, ago: 48, government: 100_00, service: 150_00, checkNumber: '1187' },
  { client: 4, ago: 6, government: 69_00, service: 40_00, checkNumber: '2044' },
];

const PLAIN = { on: null, bookedOn: null, account: '1020', method: 'check', checkNumber: null } as const;
const WITHOUT = { payee: null, documentId: null, notes: null } as const;

export interface TreasuryStep {
  readonly on: IsoDate;
  readonly act: (context: CommandContext) => Promise<unknown>;
}

/** What clients of the demo owe the firm, what it holds for them, and what arrives of their payments at the bank. */
@Injectable()
export class DemoTreasury {
  constructor(
    private readonly commands: CommandBus,
    private readonly money: ClientMoneyBook,
    private readonly payouts: PayoutBook,
    private readonly waiting: WaitingPayments,
    @RichStoreOf(ClientCharge) private readonly charges: ClientChargeStore,
  ) {}

  /**
   * @param payer gives a client and its user when the step runs; undefined leaves the step out
   * @param nameOf the name of a client
   */
  steps(
    payer: (client: number) => Payer | undefined,
    nameOf: (client: number) => string,
    today: IsoDate,
  ): TreasuryStep[] {
    const ago = (days: number): IsoDate => addDays(today, -days);
    const of =
      (client: number, act: (payer: Payer, context: CommandContext) => Promise<unknown>) =>
      async (context: CommandContext): Promise<void> => {
        const found = payer(client);
        if (found) await act(found, context);
      };
    return [
      ...CHARGES.flatMap(({ client, ago: days, cancelled, ...terms }): TreasuryStep[] => {
        let id = '';
        const charge = { ...terms, clientName: nameOf(client), chargedOn: ago(days), notes: null, bookedOn: null };
        const raise = of(
          client,
          async (who, context) => (id = await this.raise({ ...charge, clientId: who.id }, context)),
        );
        const cancel = of(client, (_, context) =>
          this.charges.decide(
            id,
            { type: 'CancelCharge', id, reason: 'Charged twice', on: ago(cancelled ?? 0) },
            context,
          ),
        );
        return [{ on: ago(days), act: raise }, ...(cancelled ? [{ on: ago(cancelled), act: cancel }] : [])];
      }),
      ...MOVEMENTS.map(({ client, ago: days, asked }): TreasuryStep => ({
        on: ago(days),
        act: of(client, (who, context) => this.money.move(who.id, { ...PLAIN, ...WITHOUT, ...asked }, context)),
      })),
      ...CHECKS.map(({ client, ago: days, ...check }): TreasuryStep => ({
        on: ago(days),
        act: of(client, (who, context) => this.check(who, check, context)),
      })),
      ...PAID_OUT.flatMap((days) =>
        (['cards', 'checks'] as const).map((source) => ({
          on: ago(days),
          act: (context: CommandContext) => this.arrives(source, context),
        })),
      ),
    ];
  }

  private async raise(terms: Parameters<typeof termsWithId>[1], context: CommandContext): Promise<string> {
    const { record } = await this.charges.create(
      { values: { clientId: terms.clientId }, command: (id: string) => termsWithId(id, terms) },
      context,
    );
    return record.id;
  }

  private async check(
    { id: clientId, userId }: Payer,
    { government, service, checkNumber }: Omit<(typeof CHECKS)[number], 'client' | 'ago'>,
    context: CommandContext,
  ): Promise<void> {
    const parts: NonNullable<KnownPurpose['parts']> = [
      { kind: 'government', amount: government },
      { kind: 'service', amount: service },
    ];
    const payment = { ...FOR_NOTHING_AT_ALL, clientId, userId, parts, amount: government + service, checkNumber };
    const { record } = await this.commands.execute(new TakeBankPayment(payment, context));
    const done = { to: 'completed', transactionId: null, on: null } as const;
    await this.commands.execute(new MoveBankPayment(record.id, done, context));
  }

  /** All that waits of cards, or of checks, arrives at the bank. */
  private async arrives(source: 'cards' | 'checks', context: CommandContext): Promise<void> {
    const waiting = (await this.waiting.inScope(EVERYTHING, MOST)).filter(
      ({ paymentMethod, processingFee }) =>
        (paymentMethod === 'card') === (source === 'cards') && processingFee !== null,
    );
    const amount = waiting.reduce(
      (sum, { amount: paid, refunded, processingFee, paidOut }) =>
        sum + paid - refunded - (processingFee ?? 0) - paidOut,
      0,
    );
    const paymentIds = waiting.map(({ id }) => id);
    if (amount > 0) await this.payouts.record({ paymentIds, amount, on: null, bookedOn: null }, context);
  }
}

const FOR_NOTHING_AT_ALL = {
  purpose: FOR_NOTHING,
  description: 'UCR registration',
  method: 'check',
  account: null,
  notes: null,
} as const;
const termsWithId = (
  id: string,
  terms: {
    readonly clientId: string;
    readonly clientName: string;
    readonly description: string;
    readonly amount: number;
    readonly chargedOn: IsoDate;
    readonly notes: null;
    readonly bookedOn: null;
  },
) => ({ type: 'RaiseCharge', id, terms }) as const;
