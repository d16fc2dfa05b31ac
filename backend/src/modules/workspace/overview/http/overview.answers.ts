import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import { SIDES } from '../queries/client-overview';

class Figure {
  @Shown(TEXT) name: string;
  @Shown(described(oneOf(SIDES), 'Whose turn it is: the client’s, the firm’s; or what its books say'))
  side: (typeof SIDES)[number];
  @Shown(WHOLE) count: number;
  @Shown(orNull(MONEY)) amount: string | null;
  @Shown(described(TEXT, 'The call whose list was counted')) list: string;
}

/** Open items between a client and the firm; figures that the viewer may not see are left out. */
@published('ClientOverview')
export class Overview {
  @Shown(TEXT) clientId: string;
  @Shown(TEXT) companyName: string;
  @Shown(listOf(object(() => Figure))) figures: Figure[];
}

class Month {
  @Shown(described(DAY, 'Its first day')) from: IsoDate;
  @Shown(described(DAY, 'Its last day')) to: IsoDate;
  @Shown(described(MONEY, 'Billed in it: all invoices but drafts and cancelled ones, by issue date')) invoiced: string;
  @Shown(described(MONEY, 'Payments of it that were not reversed')) received: string;
  @Shown(described(MONEY, 'Billed and not yet received when it ended, by the books')) balance: string;
}

/** The amounts billed for a client: in each of the last twelve months, the earliest first, and in this year. */
@published('ClientRevenue')
export class Revenue {
  @Shown(TEXT) clientId: string;
  @Shown(described(MONEY, 'Billed from the first day of this year to the end of this month')) thisYear: string;
  @Shown(DAY) yearFrom: IsoDate;
  @Shown(DAY) yearTo: IsoDate;
  @Shown(described(TEXT, 'The account whose lines up to the end of a month sum to its balance')) balanceAccount: string;
  @Shown(listOf(object(() => Month))) months: Month[];
}
