import { DAY, described, MONEY, object, orNull, Shown, TEXT, type Shape } from '../../../../platform/fields/shown';

/** What a client has to do first. */
export class NextDeadline {
  @Shown(TEXT) id: string;
  @Shown(TEXT) title: string;
  @Shown(TEXT) period: string;
  @Shown(DAY) dueDate: string;
}

/** What the list of clients says of each beside its fields; what the viewer may not see is null. */
export interface Standing {
  readonly agentName: string | null;
  /** Open on pending and overdue invoices, in dollars: '1428.00'. */
  readonly balance: string | null;
  /** What of it is past due. */
  readonly overdue: string | null;
  readonly nextDeadline: NextDeadline | null;
}

export const STANDING: { readonly [Name in keyof Standing]: Shape<Standing[Name]> } = {
  agentName: orNull(TEXT),
  balance: described(orNull(MONEY), 'Open on its pending and overdue invoices; null: not to be seen'),
  overdue: described(orNull(MONEY), 'What of it is past due; null: not to be seen'),
  nextDeadline: described(orNull(object(() => NextDeadline)), 'What it has to do first, late or not'),
};
