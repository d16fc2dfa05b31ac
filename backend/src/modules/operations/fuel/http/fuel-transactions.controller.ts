import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Choice, Decimal, Id, Line, Uuid } from '../../../../platform/fields/decorators';
import { STATE } from '../../../../platform/fields/places';
import { published } from '../../../../platform/fields/schema';
import { listOf, object, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { SettleTransaction } from '../commands/settle-transaction';
import { PRODUCT_CLASSES, type ProductClass } from '../domain/products';
import { FuelTransaction } from '../fuel-transaction';
import { FuelReview } from '../queries/fuel-review';

const MAY_BE_NULL = { absent: true, optional: true } as const;

/** What somebody says of a line that was set aside; what is left out stays as it is known. */
@published('FuelAnswers')
export class FuelAnswers {
  @Uuid('client', MAY_BE_NULL) clientId?: string | null;
  @Id('card', MAY_BE_NULL) cardId?: number | null;
  @Uuid('vehicle', MAY_BE_NULL) vehicleId?: string | null;
  @Id('driver', MAY_BE_NULL) driverId?: number | null;
  @Line('jurisdiction', { ...MAY_BE_NULL, max: 20, form: STATE, capitals: true }) jurisdiction?: string | null;
  @Choice('class', PRODUCT_CLASSES, MAY_BE_NULL) productClass?: ProductClass | null;
  @Decimal('exchange rate', { ...MAY_BE_NULL, places: 6, digits: 3, least: 'more' }) exchangeRate?: string | null;
}
@published('FuelDismissal')
export class FuelDismissal {
  @Line('reason', { max: 300, missing: 'Say why it is left out' }) reason: string;
}

class FindingView {
  @Shown(TEXT) transactionId: string;
  @Shown(orNull(TEXT)) date: string | null;
  @Shown(orNull(TEXT)) unit: string | null;
  @Shown(orNull(TEXT)) vehicleId: string | null;
  @Shown(TEXT) rule: string;
  @Shown(TEXT) sentence: string;
}
const shown = shownAs(FuelTransaction);
/** What of fuel cards waits for somebody: lines that are set aside, and what is odd about those in the books. */
@published('FuelReview')
export class FuelReviewView {
  @Shown(WHOLE) total: number;
  @Shown(listOf(object(() => FindingView))) findings: FindingView[];
}

/** Lines of fuel cards that somebody has to look at. */
@Controller('api/fuel-cards')
export class FuelTransactionsController {
  constructor(
    private readonly settling: SettleTransaction,
    private readonly reviews: FuelReview,
    private readonly firm: Firm,
    @StoreOf(FuelTransaction) private readonly transactions: RecordStore<FuelTransaction>,
  ) {}

  @Get('review')
  @Route({
    allow: 'expenses.read',
    summary: 'How many lines are set aside, and what is odd about purchases of the last two months',
    answer: FuelReviewView,
  })
  async review(@Query() asked: ClientFilter, @Me() viewer: Viewer): Promise<FuelReviewView> {
    const clientId = asked.clientId ?? null;
    const { findings, purchases } = await this.reviews.of(clientId, await this.firm.today(), viewer);
    return {
      total: await this.reviews.waiting(clientId, viewer),
      findings: findings.map((finding) => {
        const { date = null, unit = null, vehicleId = null } = purchases.get(finding.transactionId) ?? {};
        return { ...finding, date, unit, vehicleId };
      }),
    };
  }

  @Post('transactions/:id/book')
  @Route({
    allow: 'expenses.write',
    summary: 'Book a line that was set aside; what is said of it is remembered',
    answer: shown,
  })
  async book(
    @UuidParam() id: string,
    @Body() body: FuelAnswers,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Values> {
    return this.view(viewer, await this.settling.book(id, body, context));
  }

  @Post('transactions/:id/dismiss')
  @Route({ allow: 'expenses.write', summary: 'Leave a line that was set aside out of the books', answer: shown })
  async dismiss(
    @UuidParam() id: string,
    @Body() { reason }: FuelDismissal,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Values> {
    return this.view(viewer, await this.settling.dismiss(id, reason, context));
  }

  private async view(viewer: Viewer, transaction: FuelTransaction): Promise<Values> {
    const [view = {}] = await this.transactions.shown(viewer, [transaction]);
    return view;
  }
}
