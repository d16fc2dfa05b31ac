import { Choice, Id, ListOf } from '../../../../platform/fields/decorators';
import { id } from '../../../../platform/fields/numbers';
import { MOST_AT_ONCE } from '../../../../platform/records/bulk/bulk-requests';
import { LETTERS, type Letters } from '../domain/carrier-letters';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';

/** An action on many invoices at once. */
export class InvoicesBulk {
  @ListOf('ids', id('id'), {
    least: 1,
    tooFew: 'Choose at least one',
    most: MOST_AT_ONCE,
    tooMany: `Choose at most ${MOST_AT_ONCE} at a time`,
  })
  ids: readonly number[];
  @Choice('action', LETTERS) action: Letters;
}
export class BrokerQuery extends ClientFilter {
  @Id('broker', { absent: true }) brokerId?: number;
}
