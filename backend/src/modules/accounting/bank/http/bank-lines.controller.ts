import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { addDays } from '../../../../platform/money/dates';
import { shownAs } from '../../../../platform/records/requests/requests';
import { richRoutes } from '../../../../platform/records/routes/rich-routes';
import type { Written } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { BankLine, bankLineKind } from '../bank-line';
import { BankBook } from '../commands/bank-book';
import { LedgerCandidates } from '../queries/candidates';
import { BankSuggestions } from '../queries/suggestions';
import { CandidateView, candidateView, LineSuggestionsView, SuggestionView, suggestionView } from './bank.answers';
import { BookBankLine, IgnoreBankLine, MatchBankLine, SuggestionQuery } from './bank.requests';

const answer = shownAs(BankLine);
/** How far from the day of a line its ledger lines are looked for by hand, beside the days of suggestions. */
const DAYS_BY_HAND = 45;
const MOST_BY_HAND = 500;

/** Lines of the bank: what they may be, and what becomes of them. */
@Controller('api/bank-lines')
export class BankLinesController extends richRoutes(bankLineKind, { list: true, get: true }) {
  constructor(
    private readonly book: BankBook,
    private readonly suggestions: BankSuggestions,
    private readonly candidates: LedgerCandidates,
  ) {
    super();
  }

  @Get('suggestions')
  @Route({
    allow: 'bank.read',
    summary: 'What the open lines of a page may be',
    answer: LineSuggestionsView,
    list: true,
  })
  async ofPage(@Query() { ids }: SuggestionQuery, @Me() viewer: Viewer): Promise<LineSuggestionsView[]> {
    const lines = await this.store.byIds(viewer, ids);
    const found = await this.suggestions.of(lines, viewer);
    return lines.map(({ id }) => ({ bankLineId: id, suggestions: (found.get(id) ?? []).map(suggestionView) }));
  }

  @Get(':id/suggestions')
  @Route({
    allow: 'bank.read',
    summary: 'What an open line may be, the best first',
    answer: SuggestionView,
    list: true,
  })
  async ofLine(@UuidParam() id: string, @Me() viewer: Viewer): Promise<SuggestionView[]> {
    const line = await this.store.get(viewer, id);
    const found = await this.suggestions.of([line], viewer);
    return (found.get(id) ?? []).map(suggestionView);
  }

  @Get(':id/candidates')
  @Route({
    allow: 'bank.read',
    summary: 'The lines of the ledger around its day that nothing is matched with',
    answer: CandidateView,
    list: true,
  })
  async around(@UuidParam() id: string, @Me() viewer: Viewer): Promise<CandidateView[]> {
    const line = await this.store.get(viewer, id);
    const days = [addDays(line.date, -DAYS_BY_HAND), addDays(line.date, DAYS_BY_HAND)] as const;
    const found = await this.candidates.near(line, ...days, viewer);
    return found.slice(0, MOST_BY_HAND).map(candidateView);
  }

  @Post(':id/match')
  @Route({ allow: 'bank.write', summary: 'Match a line with lines of the ledger that come to its amount', answer })
  async match(
    @UuidParam() id: string,
    @Body() { lines }: MatchBankLine,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    return this.answer(viewer, await this.book.match(id, lines, context));
  }

  @Post(':id/unmatch')
  @Route({ allow: 'bank.write', summary: 'Open a line again; the entry of a booked one is taken back', answer })
  async unmatch(
    @UuidParam() id: string,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    return this.answer(viewer, await this.book.unmatch(id, context));
  }

  @Post(':id/book')
  @Route({ allow: 'bank.write', summary: 'Book a line as an entry of its own', answer })
  async bookLine(
    @UuidParam() id: string,
    @Body() { accountNumber, description, bookedOn, brokerId, loadId, vehicleId, driverId }: BookBankLine,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    const booking = {
      accountNumber,
      description: description ?? null,
      bookedOn: bookedOn ?? null,
      party: brokerId ? { kind: 'broker' as const, id: String(brokerId) } : null,
      loadId: loadId ?? null,
      vehicleId: vehicleId ?? null,
      driverId: driverId ?? null,
    };
    return this.answer(viewer, await this.book.book(id, booking, context));
  }

  @Post(':id/ignore')
  @Route({ allow: 'bank.write', summary: 'Ignore a line, with a reason', answer })
  async ignore(
    @UuidParam() id: string,
    @Body() { reason }: IgnoreBankLine,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    return this.answer(viewer, await this.book.ignore(id, reason, context));
  }

  private answer(viewer: Viewer, written: Written<BankLine>): Promise<Versioned<object>> {
    return this.store.answer(viewer, written);
  }
}
