import { Controller } from '@nestjs/common';
import { Day, Line, Money } from '../../../../platform/fields/decorators';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { richRoutes, withBody } from '../../../../platform/records/routes/rich-routes';
import { depositKind } from '../deposit';

/** What is paid back of a deposit: all that is left of it when no amount is said. */
export class DepositRefund {
  @Money('amount', { least: 'more', absent: true }) amount?: Cents;
  @Line('reason', { max: 500, lines: true }) reason: string;
  @Day('on', { optional: true }) on?: IsoDate | null;
}

@Controller('api/deposits')
export class DepositsController extends richRoutes(depositKind, {
  list: true,
  get: true,
  commands: {
    refund: withBody(DepositRefund, {
      allow: 'payments.write',
      summary: 'Pay a deposit back to the carrier, all or a part of what is left of it',
      command: (id, { body, on }) => ({ type: 'RefundDeposit', id, ...body, on: body.on ?? on }),
    }),
  },
}) {}
