import { Controller, Get, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import { Line } from '../../../../platform/fields/decorators';
import { DAY, described, FLAG, listOf, MONEY, object, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import { published } from '../../../../platform/fields/schema';
import { moneyText } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { IdParam } from '../../../../platform/web/routes/address';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { Driver } from '../../../operations/drivers';
import { accountOf, DriverAccountBook } from '../../driver-accounts';
import { recoveryOf } from '../domain/lines';
import { Years } from '../queries/years';
import { YearView, yearView } from './settlement.views';

@published('DriverRecovery')
class RecoveryView {
  @Shown(described(TEXT, 'The id of the deduction rule')) ruleId: string;
  @Shown(MONEY) taken: string;
}
/** What a driver owes and has, and what was paid this year. */
@published('DriverPay')
export class DriverPayView {
  @Shown(described(FLAG, 'Whether it is the account in the book where the driver drives now')) current: boolean;
  @Shown(MONEY) advance: string;
  @Shown(MONEY) escrow: string;
  @Shown(MONEY) carry: string;
  @Shown(FLAG) ownerOperator: boolean;
  @Shown(described(orNull(TEXT), 'Interest on escrow in percent a year, credited every quarter'))
  escrowRate: string | null;
  @Shown(described(MONEY, 'Interest that was credited so far; it is in the escrow')) interest: string;
  @Shown(described(orNull(DAY), 'The last day for which interest was credited')) interestThrough: string | null;
  @Shown(listOf(object(() => RecoveryView))) recoveries: RecoveryView[];
  @Shown(object(() => YearView)) year: YearView;
}

@published('DriverAccountQuery')
class AccountQuery {
  @Line('account', {
    absent: true,
    max: 100,
    description: 'The account in a book where the driver drove before: the id of the book, a dot, the id of the driver',
  })
  account?: string;
}

/** The account of a driver; a driver sees its own. */
@Controller('api/drivers')
export class DriverPayController {
  constructor(
    private readonly accounts: DriverAccountBook,
    private readonly years: Years,
    private readonly firm: Firm,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
  ) {}

  @Get(':id/account')
  @Route({
    allow: ['settlements.read', 'driver.read'],
    summary: 'What a driver owes and has in escrow, and what it was paid this year',
    answer: DriverPayView,
  })
  async account(
    @IdParam() id: number,
    @Query() { account }: AccountQuery,
    @Me() viewer: Viewer,
  ): Promise<DriverPayView> {
    const driver = await this.drivers.find(viewer, id);
    const now = driver?.removedAt === null ? accountOf(driver).id : null;
    const wanted = account ?? now;
    const found = wanted === null ? null : await this.accounts.find(viewer, wanted, id);
    // whoever keeps a book sees what is left there of a driver that drives for somebody else now
    if (wanted === null || (!found && wanted !== now)) throw notFound('driver');
    const today = await this.firm.today();
    const { advance = 0, escrow = 0, carry = 0, ...others } = found?.pockets ?? {};
    const year = await this.years.upTo(wanted, `${today.slice(0, 4)}-12-31`);
    return {
      current: wanted === now,
      ...{ advance: moneyText(advance), escrow: moneyText(escrow), carry: moneyText(carry) },
      ownerOperator: found?.ownerOperator ?? false,
      escrowRate: found?.escrowRate ?? null,
      interest: moneyText(found?.interest ?? 0),
      interestThrough: found?.interestThrough ?? null,
      recoveries: Object.entries(others).map(([pocket, taken]) => ({
        ruleId: pocket.slice(recoveryOf('').length),
        taken: moneyText(taken),
      })),
      year: yearView(year),
    };
  }
}
