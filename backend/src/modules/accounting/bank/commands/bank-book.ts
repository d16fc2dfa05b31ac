import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { CASH_ACCOUNTS } from '../../../../platform/money/accounts';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { mistake } from '../../../../platform/fields/check';
import type { IsoDate } from '../../../../platform/money/dates';
import { OpenDays } from '../../../../platform/money/open-days';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Broker } from '../../../clients/brokers';
import { EntryReferences } from '../../ledger';
import { BankLine, type BankLineStore } from '../bank-line';
import type { BankLineCommand, BankLineState, LedgerAmount } from '../domain/bank-line';
import type { BankBooking, BankLineTerms, LedgerLineRef } from '../domain/bank-line.events';
import { LedgerCandidates } from '../queries/candidates';
import { ReconciledDays } from './reconciled-days';

/** What a line is booked as, as it is asked for; without a description it is the text of the bank. */
export interface AskedBooking extends Omit<BankBooking, 'description' | 'cash'> {
  readonly description: string | null;
}

/** Matches, books, ignores and reopens lines of the bank. */
@Injectable()
export class BankBook {
  constructor(
    @RichStoreOf(BankLine) private readonly lines: BankLineStore,
    private readonly candidates: LedgerCandidates,
    private readonly references: EntryReferences,
    private readonly reconciled: ReconciledDays,
    private readonly openDays: OpenDays,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  /**
   * Matches a line with lines of the ledger that come to its amount.
   * @throws RuleViolation naming `lines` when they differ, or when one is of other books or matched already
   */
  async match(id: string, wanted: readonly LedgerLineRef[], context: CommandContext): Promise<Written<BankLine>> {
    return this.decide(id, context, async (through, terms) => ({
      type: 'MatchBankLine',
      id,
      reconciledThrough: through,
      lines: await this.amounts(terms, wanted),
    }));
  }

  /**
   * Books a line: its entry is posted in the same commit.
   * @throws RuleViolation naming the field: an account that is not active, a month that is closed
   */
  async book(id: string, { description, ...asked }: AskedBooking, context: CommandContext): Promise<Written<BankLine>> {
    const { text, clientId } = await this.lines.get(context.scope, id);
    const { party: _, bookedOn: __, ...dimensions } = asked;
    const wanted = { ...dimensions, description: description ?? text, debit: 1, credit: 0 };
    const { lines, marks } = await this.references.use([wanted], context.scope).catch(ofField);
    const isCash = lines[0]?.cash === true && !CASH_ACCOUNTS.includes(asked.accountNumber);
    const booking = { ...asked, description: wanted.description, ...(isCash ? { cash: true as const } : {}) };
    const naming = { clientId, documentId: null, lines: [wanted] };
    const guards = async (): Promise<readonly Guard[]> => [
      ...(await this.references.guards(naming, context.scope).catch(ofField)),
      ...(await this.payer(asked.party, context.scope)),
    ];
    return this.decide(id, context, (through) => ({ type: 'BookBankLine', id, reconciledThrough: through, booking }), {
      guards,
      beside: () => marks,
    });
  }

  private async payer(party: BankBooking['party'], scope: Scope): Promise<readonly Guard[]> {
    if (party === null) return [];
    const broker = await this.brokers.find(scope, Number(party.id));
    if (!broker || broker.removedAt !== null) throw mistake('brokerId', 'This carrier does not exist');
    return [this.brokers.guardOf(broker)];
  }

  ignore(id: string, reason: string, context: CommandContext): Promise<Written<BankLine>> {
    return this.lines.decide(id, { type: 'IgnoreBankLine', id, reason }, context);
  }

  /** Opens a line again; the entry of one that was booked is taken back on its day, or on the first open day. */
  unmatch(id: string, context: CommandContext): Promise<Written<BankLine>> {
    return this.decide(id, context, async (through, { clientId, date }, booking) => ({
      type: 'UnmatchBankLine',
      id,
      reconciledThrough: through,
      on: await this.openDays.from(clientId, booking?.bookedOn ?? date),
    }));
  }

  private async decide(
    id: string,
    context: CommandContext,
    command: (
      through: IsoDate | null,
      terms: BankLineTerms,
      booking: BankBooking | null,
    ) => BankLineCommand | Promise<BankLineCommand>,
    { guards, beside }: Pick<Parameters<BankLineStore['decide']>[3] & object, 'guards' | 'beside'> = {},
  ): Promise<Written<BankLine>> {
    const { bankAccountId } = await this.lines.get(context.scope, id);
    let relied: Awaited<ReturnType<ReconciledDays['of']>>;
    const decided = async (state: BankLineState): Promise<BankLineCommand> => {
      relied = await this.reconciled.of(bankAccountId);
      const { terms, booking } = state.status === 'none' ? never() : state;
      return command(relied.through, terms, booking);
    };
    return this.lines.decide(id, decided, context, {
      guards: async () => [relied.guard, ...((await guards?.()) ?? [])],
      ...(beside ? { beside } : {}),
    });
  }

  private async amounts(terms: BankLineTerms, wanted: readonly LedgerLineRef[]): Promise<readonly LedgerAmount[]> {
    const found = await this.candidates.linesOf(terms, wanted);
    return wanted.map(({ entryId, line }, at) => {
      const one = found.find((each) => each.entryId === entryId && each.line === line);
      if (!one) throw mistake(`lines.${at}`, 'This line of the ledger is not one of this account and these books');
      if (one.ofBank) throw mistake(`lines.${at}`, 'This line of the ledger books another line of the bank');
      return { entryId, line, amount: one.amount };
    });
  }
}

const never = (): never => {
  throw new Error('A row of a bank line has its events');
};

/** A refusal that names a field of a line of an entry, under the field of the request. */
const ofField = (error: unknown): never => {
  const { fields, code, kind } = error as { fields?: readonly { field: string; message: string }[] } & RefusalLike;
  const [first] = fields ?? [];
  if (!first?.field.startsWith('lines.0.')) throw error;
  const field = first.field.slice('lines.0.'.length);
  throw new RuleViolation(code, first.message, kind, [{ field, message: first.message }]);
};
type RefusalLike = Pick<RuleViolation, 'code' | 'kind'>;
