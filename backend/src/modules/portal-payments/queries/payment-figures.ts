import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import { BY_BANK, PortalPaymentRow } from '../projections/portal-payments';
import { SHOWN } from './portal-payments';

/** In cents: what came in and stayed, and what is still to come. */
export interface PaymentFigures {
  readonly paid: number;
  readonly pending: number;
}

export class GetPaymentFigures extends Query<PaymentFigures> {
  constructor(readonly sight: Sight) {
    super();
  }
}

@QueryHandler(GetPaymentFigures)
export class PaymentFiguresHandler implements IQueryHandler<GetPaymentFigures> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ sight }: GetPaymentFigures): Promise<PaymentFigures> {
    const found = await rowsOf(this.dataSource, PortalPaymentRow, sight)
      .andWhere(SHOWN, { bank: BY_BANK })
      .select("coalesce(sum(r.amount - r.refunded) FILTER (WHERE r.payment_status = 'completed'), 0)", 'paid')
      .addSelect("coalesce(sum(r.amount) FILTER (WHERE r.payment_status IN ('pending', 'processing')), 0)", 'pending')
      .getRawOne<Record<keyof PaymentFigures, string>>();
    return { paid: Number(found?.paid ?? 0), pending: Number(found?.pending ?? 0) };
  }
}
