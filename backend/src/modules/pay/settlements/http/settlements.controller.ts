import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { EVERYTHING, may, type Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { object, orNull } from '../../../../platform/fields/shown';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs, shownWith } from '../../../../platform/records/requests/requests';
import { richRoutes, withBody } from '../../../../platform/records/routes/rich-routes';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { IdParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Account } from '../../../accounting/ledger';
import { Driver } from '../../../operations/drivers';
import { SettlementBook } from '../commands/settlement-book';
import type { LineEdit } from '../domain/settlement.commands';
import { SettlementPrinter } from '../pdf/print-settlement';
import { Lease } from '../queries/lease';
import { Years } from '../queries/years';
import { Settlement, settlementKind } from '../settlement';
import {
  Approval,
  ChangedLines,
  DisputeAnswer,
  NewSettlement,
  NewSettlementDispute,
  NewSettlementPayment,
  ReversedSettlementPayment,
  SettlementAddress,
  SettlementReason,
  type EditedLine,
} from './settlements.requests';
import { DeadlinesView, YearView, yearView } from './settlement.views';

const answer = shownAs(Settlement);
const withYear = shownWith('SettlementWithYear', Settlement, {
  year: object(() => YearView),
  deadlines: orNull(object(() => DeadlinesView)),
});
const READ = ['settlements.read', 'driver.read'];

const editOf = ({ reason, takeOut = false, ...line }: EditedLine): LineEdit => {
  const { id = null, kind = null, text = null, base = null } = line;
  const { rate = null, amount = null, accountNumber = null } = line;
  return { id, kind, text, base, rate, amount, accountNumber, takeOut, reason };
};

const derived = richRoutes(settlementKind, {
  list: true,
  pdf: { printer: SettlementPrinter, past: ['settings', 'drivers', 'loads', 'clients', 'driver_accounts'] },
  commands: {
    approve: withBody(Approval, {
      allow: 'settlements.approve',
      summary: 'Approve a settlement: it is owed, and the account of the driver moves',
      command: (id, { on, body: { bookedOn = null } }) => ({ type: 'ApproveSettlement', id, on, bookedOn }),
    }),
    reopen: withBody(SettlementReason, {
      allow: 'settlements.approve',
      summary: 'Reopen an approved settlement that is not paid, the last one of its driver',
      command: (id, { on, body: { reason } }) => ({ type: 'ReopenSettlement', id, on, reason }),
    }),
    pay: withBody(NewSettlementPayment, {
      allow: 'payments.write',
      summary: 'Say that an approved settlement was paid',
      command: (id, { on: today, body }) => {
        const { method = null, reference = null, bookedOn = null } = body;
        return { type: 'PaySettlement', id, paidOn: body.paidOn ?? today, method, reference, bookedOn, today };
      },
    }),
    'payment/reverse': withBody(ReversedSettlementPayment, {
      allow: 'payments.write',
      summary: 'Reverse the payment of a settlement; it is owed again',
      command: (id, { on: today, body: { reversedOn, reason } }) => ({
        type: 'ReverseSettlementPayment',
        id,
        reversedOn: reversedOn ?? today,
        reason,
        today,
      }),
    }),
    discard: withBody(SettlementReason, {
      allow: 'settlements.write',
      summary: 'Discard a draft; its loads and expenses can be settled again',
      command: (id, { body: { reason } }) => ({ type: 'DiscardSettlement', id, reason }),
    }),
    'disputes/answer': withBody(DisputeAnswer, {
      allow: 'settlements.write',
      summary: 'Answer about a disputed line, and say how it stands',
      command: (id, { on, body: { holdsPayment = false, ...body } }) => ({
        type: 'AnswerSettlementDispute',
        id,
        on,
        holdsPayment,
        ...body,
      }),
    }),
  },
});

/** What drivers are paid: drafted, approved, paid. A driver sees its own and disputes lines of it. */
@Controller('api/settlements')
export class SettlementsController extends derived {
  constructor(
    private readonly book: SettlementBook,
    private readonly years: Years,
    private readonly lease: Lease,
    @StoreOf(Account) private readonly accounts: RecordStore<Account>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
  ) {
    super();
  }

  @Get(':id')
  @Route({
    allow: READ,
    summary: 'One settlement, with what was paid in the year up to it, and the days of an owner-operator',
    past: ['settlements', 'clients', 'drivers', 'loads', 'driver_accounts'],
    answer: withYear,
  })
  async one(@IdParam() id: number, @Me() viewer: Viewer): Promise<Versioned<Values>> {
    const settlement = await this.store.get(viewer, id);
    const { account, paidOn, to } = settlement;
    const paid = await this.years.upTo(account, paidOn ?? `${to.slice(0, 4)}-12-31`);
    const { deadlines } = await this.lease.of(settlement);
    const { body, version } = await this.store.answer(viewer, { record: settlement });
    return new Versioned(version, { ...body, year: yearView(paid), deadlines });
  }

  @Post()
  @Route({
    allow: 'settlements.write',
    summary: 'Prepare the settlement of a driver: what was delivered and spent in a period and is in none yet',
    answer,
    status: 201,
  })
  async prepare(
    @Body() { driverId, from, to }: NewSettlement,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.store.answer(viewer, await this.book.prepare(driverId, { from, to }, context));
  }

  @Patch(':id')
  @Route({ allow: 'settlements.write', summary: 'Edit, add or take out lines of a draft, each with a reason', answer })
  async edit(
    @IdParam() id: number,
    @Body() { lines }: ChangedLines,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const command = { type: 'ChangeSettlementLines', id, edits: lines.map(editOf) } as const;
    const guards = () => this.accountsOf(lines);
    return this.store.answer(viewer, await this.store.decide(id, command, context, { guards }));
  }

  @Post(':id/send')
  @Route({ allow: 'settlements.write', summary: 'Mail a settlement to its driver, with its sheet', answer })
  async send(
    @IdParam() id: number,
    @Body() { to }: SettlementAddress,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const { driverId } = await this.store.get(viewer, id);
    const address = to ?? (await this.drivers.find(EVERYTHING, driverId))?.email;
    if (!address) throw mistake('to', 'The driver has no e-mail address: say one');
    const command = { type: 'SendSettlement', id, to: address } as const;
    return this.store.answer(viewer, await this.store.decide(id, command, context));
  }

  @Post(':id/disputes')
  @Route({
    allow: ['settlements.write', 'driver.write'],
    summary: 'Dispute a line of a settlement; a driver does so of its own',
    answer,
  })
  async dispute(
    @IdParam() id: number,
    @Body() { lineId, message }: NewSettlementDispute,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const on = await this.calendar.today(context.clock.now());
    const by = may(viewer, 'settlements.write') ? 'office' : 'driver';
    const command = { type: 'DisputeSettlementLine', id, lineId, message, by, on } as const;
    return this.store.answer(viewer, await this.store.decide(id, command, context));
  }

  /** Lines that somebody adds are booked on accounts of revenue and expenses, which no record keeps. */
  private async accountsOf(lines: readonly EditedLine[]) {
    const named = lines.flatMap(({ accountNumber }, at) => (accountNumber ? [{ number: accountNumber, at }] : []));
    return Promise.all(
      named.map(async ({ number, at }) => {
        const account = await this.accounts.find(EVERYTHING, number);
        const wrong = (message: string) => mistake(`lines.${at}.accountNumber`, message);
        if (!account || account.removedAt !== null) throw wrong(`There is no account ${number}`);
        if (!account.active) throw wrong(`${number} ${account.name} is not active`);
        if (account.type !== 'revenue' && account.type !== 'expenses')
          throw wrong(`${number} ${account.name} is not a revenue or expense account`);
        return this.accounts.guardOf(account);
      }),
    );
  }
}
