import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { moneyText } from '../../../../platform/money/money';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { AskForW9 } from '../commands/ask-for-w9';
import { ContractorBook } from '../commands/contractor-book';
import { Contractor } from '../contractor';
import { yearOf } from '../domain/totals';
import { ContractorPayments } from '../queries/contractor-payments';
import {
  ContractorChanges,
  ContractorYear,
  formFiguresView,
  leftOutView,
  NewContractor,
  NewW9Requests,
  paymentView,
  W9RequestsView,
  YearQuery,
} from './contractors.requests';

const answer = shownAs(Contractor);

/** Whom books pay without employing them, and what they were paid. */
@Controller('api/contractors')
export class ContractorsController {
  constructor(
    @StoreOf(Contractor) private readonly contractors: RecordStore<Contractor>,
    private readonly book: ContractorBook,
    private readonly payments: ContractorPayments,
    private readonly firm: Firm,
    private readonly w9s: AskForW9,
    private readonly runner: CommandRunner,
  ) {}

  @Post()
  @Route({ allow: 'contractors.write', summary: 'Add a contractor', answer, status: 201 })
  async add(
    @Body() body: NewContractor,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.contractors.answer(viewer, await this.book.add(body, context));
  }

  @Post('w9-requests')
  @Route({
    allow: 'contractors.write',
    summary: 'Ask contractors whose W-9 is missing for it by mail',
    answer: W9RequestsView,
    status: 200,
  })
  askForW9s(@Body() body: NewW9Requests, @Ctx() context: CommandContext): Promise<W9RequestsView> {
    const { clientId = null, contractorIds = null } = body;
    const work = async () => {
      const { outcomes, more } = await this.w9s.ask({ clientId, contractorIds }, context);
      return { outcomes: [...outcomes], more };
    };
    return this.runner.once(context, work);
  }

  @Patch(':id')
  @Route({ allow: 'contractors.write', summary: 'Change a contractor', answer })
  async change(
    @UuidParam() id: string,
    @Body() body: ContractorChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.contractors.answer(viewer, await this.book.change(id, body, context));
  }

  @Get(':id/payments')
  @Route({
    allow: 'contractors.read',
    summary: 'What a contractor was paid in a year: on which forms 1099 it is, and what is on none, and why',
    answer: ContractorYear,
  })
  async paid(@UuidParam() id: string, @Query() asked: YearQuery, @Me() viewer: Viewer): Promise<ContractorYear> {
    const contractor = await this.contractors.get(viewer, id);
    const year = asked.year ?? Number((await this.firm.today()).slice(0, 4));
    const [payments, years] = await Promise.all([
      this.payments.of({ year, contractorIds: [id] }),
      this.payments.years([id]),
    ]);
    const { paid, forms, leftOut } = yearOf(contractor, payments, year, { withFreight: false });
    return {
      year,
      years: [...years],
      paid: moneyText(paid),
      payments: payments.map((payment) => paymentView(payment, contractor)),
      forms: forms.map(formFiguresView),
      leftOut: leftOutView(leftOut),
    };
  }
}
