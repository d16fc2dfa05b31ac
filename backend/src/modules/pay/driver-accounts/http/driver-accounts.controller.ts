import { Body, Controller, Patch, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Day, Decimal, Flag, Line, Money } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { IdParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { DriverAccountBook } from '../commands/driver-account-book';
import { DriverAccount, type DriverAccountStore } from '../driver-account';

const MAY_BE_NULL = { absent: true, optional: true } as const;

/** Money that goes to a driver: an advance, or escrow that is returned. */
@published('NewDriverPayment')
export class NewDriverPayment {
  @Money('amount', { least: 'more', missing: 'Amount is required' }) amount: Cents;
  @Day('day', { ...MAY_BE_NULL, description: 'Today when left out' }) on?: IsoDate | null;
  @Line('text', { max: 200, missing: 'Say what it is for' }) text: string;
  @Day('booked on', { ...MAY_BE_NULL, description: 'The accounting date, where the month of the day is closed' })
  bookedOn?: IsoDate | null;
}
/** Escrow that is returned to a driver. */
@published('NewEscrowReturn')
export class NewEscrowReturn extends NewDriverPayment {
  @Line('account', {
    ...MAY_BE_NULL,
    max: 100,
    description: 'The account in a book where the driver drove before; that of now when left out',
  })
  account?: string | null;
}
/** How the account of a driver is kept; what is left out stays. */
@published('DriverAccountTerms')
export class AccountTermsChange {
  @Flag('owner-operator', { absent: true }) ownerOperator?: boolean;
  @Decimal('escrow rate', {
    ...MAY_BE_NULL,
    places: 4,
    digits: 2,
    least: 'more',
    description: 'Interest a year in percent, credited every quarter; null: none',
  })
  escrowRate?: string | null;
  @Day('from', { ...MAY_BE_NULL, description: 'The first day of the rate; today when left out' })
  from?: IsoDate | null;
}
const answer = shownAs(DriverAccount);

/** Advances and escrow of drivers; what the account has, settlements show. */
@Controller('api/drivers')
export class DriverAccountsController {
  constructor(
    private readonly book: DriverAccountBook,
    @RichStoreOf(DriverAccount) private readonly accounts: DriverAccountStore,
  ) {}

  @Patch(':id/account')
  @Route({
    allow: 'settlements.write',
    summary: 'Say whether a driver is an owner-operator, and what interest its escrow bears',
    answer,
  })
  async keep(
    @IdParam() id: number,
    @Body() { from = null, ownerOperator, escrowRate }: AccountTermsChange,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const terms = {
      ...(ownerOperator === undefined ? {} : { ownerOperator }),
      ...(escrowRate === undefined ? {} : { escrowRate }),
    };
    return this.accounts.answer(viewer, await this.book.keep(id, { from, ...terms }, context));
  }

  @Post(':id/advances')
  @Route({ allow: 'payments.write', summary: 'Give a driver an advance', answer, status: 201 })
  async advance(
    @IdParam() id: number,
    @Body() body: NewDriverPayment,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.moved('GiveAdvance', id, body, context, viewer);
  }

  @Post(':id/escrow-returns')
  @Route({ allow: 'payments.write', summary: 'Return escrow to a driver', answer, status: 201 })
  async escrow(
    @IdParam() id: number,
    @Body() body: NewEscrowReturn,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.moved('ReturnEscrow', id, body, context, viewer);
  }

  private async moved(
    type: 'GiveAdvance' | 'ReturnEscrow',
    id: number,
    { amount, text, on = null, bookedOn = null, account = null }: NewEscrowReturn,
    context: CommandContext,
    viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const written = await this.book.move(type, id, { amount, text, on, bookedOn, account }, context);
    return this.accounts.answer(viewer, written);
  }
}
