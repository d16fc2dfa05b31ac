import { Body, Controller, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { id as number } from '../../../../platform/fields/numbers';
import { Choice, Day, Line, ListOf } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import type { IsoDate } from '../../../../platform/money/dates';
import { BulkDone } from '../../../../platform/records/bulk/bulk-answers';
import { MOST_AT_ONCE } from '../../../../platform/records/bulk/bulk-requests';
import { forEach } from '../../../../platform/records/bulk/run-many';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { IdParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { PAID_BY, paying, reversing, type PaidBy } from '../domain/expense-payment';
import { Expense } from '../expense';

const MAY_BE_NULL = { absent: true, optional: true } as const;

/** A payment of what was bought on account. */
@published('NewExpensePayment')
export class NewExpensePayment {
  @Day('paid on', { ...MAY_BE_NULL, description: 'Today when left out' }) paidOn?: IsoDate | null;
  @Choice('method', PAID_BY, { ...MAY_BE_NULL }) method?: PaidBy | null;
  @Line('reference', { ...MAY_BE_NULL, max: 100, description: 'The number of the check or the transfer' })
  reference?: string | null;
  @Day('booked on', { ...MAY_BE_NULL, description: 'The accounting date, where the month of the payment is closed' })
  bookedOn?: IsoDate | null;
}
/** One payment of several: what it says holds for each of them. */
@published('NewPaymentOfExpenses')
export class NewPaymentOfExpenses extends NewExpensePayment {
  @ListOf('ids', number('id'), {
    least: 1,
    tooFew: 'Choose at least one',
    most: MOST_AT_ONCE,
    tooMany: `Choose at most ${MOST_AT_ONCE} at a time`,
  })
  ids: readonly number[];
}
/** Why the payment of an expense is reversed, and from which day on that counts. */
@published('ReversedExpensePayment')
export class ReversedExpensePayment {
  @Day('reversed on', { ...MAY_BE_NULL, description: 'Today when left out' }) reversedOn?: IsoDate | null;
  @Line('reason', { max: 500, missing: 'Say why it is reversed' }) reason: string;
}

const answer = shownAs(Expense);

/** Suppliers of what was bought on account are paid. */
@Controller('api/expenses')
export class ExpensePaymentsController {
  constructor(
    @StoreOf(Expense) private readonly expenses: RecordStore<Expense>,
    private readonly runner: CommandRunner,
    private readonly firm: Firm,
  ) {}

  @Post('pay')
  @Route({
    allow: 'expenses.write',
    summary: 'Say that several expenses on account were paid; what became of each',
    answer: BulkDone,
  })
  payMany(@Body() { ids, ...body }: NewPaymentOfExpenses, @Ctx() context: CommandContext): Promise<BulkDone> {
    return this.runner.once(context, () => forEach(ids, context, (id, each) => this.paid(Number(id), body, each)));
  }

  @Post(':id/pay')
  @Route({ allow: 'expenses.write', summary: 'Say that an expense on account was paid', answer })
  async pay(
    @IdParam() id: number,
    @Body() body: NewExpensePayment,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.expenses.answer(viewer, await this.paid(id, body, context));
  }

  @Post(':id/payment/reverse')
  @Route({
    allow: 'expenses.write',
    summary: 'Reverse the payment of an expense; the books are reversed and it is owed again',
    answer,
  })
  async reverse(
    @IdParam() id: number,
    @Body() { reversedOn, reason }: ReversedExpensePayment,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const today = await this.firm.today(context.clock.now());
    const asked = { reversedOn: reversedOn ?? today, reason };
    return this.expenses.answer(viewer, await this.expenses.change(id, reversing(asked, today), context));
  }

  private async paid(
    id: number,
    { paidOn, method = null, reference = null, bookedOn = null }: NewExpensePayment,
    context: CommandContext,
  ) {
    const today = await this.firm.today(context.clock.now());
    const payment = { paidOn: paidOn ?? today, paidBy: method, reference, bookedOn };
    return this.expenses.change(id, paying(payment, today), context);
  }
}
