import { ListOf, Uuid, WholeInAddress } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  FLAG,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
  type Shape,
} from '../../../../platform/fields/shown';
import { uuid } from '../../../../platform/fields/texts';
import { BOX_CHOICES, FORMS_1099, type BoxChoice, type Form1099 } from '../../../../platform/money/boxes-1099';
import { moneyText } from '../../../../platform/money/money';
import { changesOf, newOf } from '../../../../platform/records/requests/requests';
import { PAID_BY, type PaidBy } from '../../../accounting/expenses';
import { MOST_AT_ONCE, type W9Outcome } from '../commands/ask-for-w9';
import { Contractor } from '../contractor';
import { boxOf, LEFT_OUT, type FormFigures, type YearOfPayments } from '../domain/totals';
import type { ContractorPayment } from '../queries/contractor-payments';

export class NewContractor extends newOf(Contractor) {}
export class ContractorChanges extends changesOf(Contractor) {}

const MAY_BE_NULL = { absent: true, optional: true } as const;
const MOST_CONTRACTORS = 500;
/** Who is asked for a W-9 by mail. */
@published('NewW9Requests')
export class NewW9Requests {
  @Uuid('client', { ...MAY_BE_NULL, description: "Whose book pays; the firm's own when left out" })
  clientId?: string | null;
  @ListOf('contractors', uuid('contractor'), {
    ...MAY_BE_NULL,
    most: MOST_CONTRACTORS,
    description: `These alone; when left out, the next ${MOST_AT_ONCE} active ones of the book without a W-9`,
  })
  contractorIds?: readonly string[] | null;
}
/** Whether a contractor was asked, at which address, or why not. */
@published('W9Request')
export class W9RequestView {
  @Shown(TEXT) contractorId: string;
  @Shown(TEXT) contractorName: string;
  @Shown(described(orNull(TEXT), 'Null where it was not asked')) to: W9Outcome['to'];
  @Shown(described(orNull(TEXT), 'Why it was not asked')) reason: W9Outcome['reason'];
}
@published('W9Requests')
export class W9RequestsView {
  @Shown(listOf(object(() => W9RequestView))) outcomes: W9RequestView[];
  @Shown(described(FLAG, 'Others of the book wait: the next call asks them')) more: boolean;
}

const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];
/** The payments of one year. */
export class YearQuery {
  @WholeInAddress('year', FIRST_YEAR, LAST_YEAR, { absent: true, description: 'This year when left out' })
  year?: number;
}

/** A payment to a contractor. */
@published('ContractorPayment')
export class PaymentToContractor {
  @Shown(TEXT) sourceKind: string;
  @Shown(TEXT) sourceId: string;
  @Shown(DAY) paidOn: string;
  @Shown(TEXT) text: string;
  @Shown(MONEY) amount: string;
  @Shown(MONEY) withheld: string;
  @Shown(oneOf(BOX_CHOICES)) box: BoxChoice;
  @Shown(orNull(oneOf(PAID_BY))) way: PaidBy | null;
}

/** Amounts by the number of the box: `{ '1': '1755.00' }`. */
export const BOXES: Shape<Record<string, string>> = {
  schema: () => ({ type: 'object', additionalProperties: MONEY.schema() }),
};

/** The figures of one form, by the numbers of its boxes. */
@published('FormFigures1099')
export class FormFiguresView {
  @Shown(oneOf(FORMS_1099)) form: Form1099;
  @Shown(MONEY) total: string;
  @Shown(described(BOXES, 'Amounts by the number of the box')) boxes: Record<string, string>;
}

/** An amount that is on no form, and why. */
@published('LeftOut1099')
export class LeftOutView {
  @Shown(TEXT) reason: string;
  @Shown(MONEY) amount: string;
}

/** What a contractor was paid in a year: on which forms it is, and what is on none. */
@published('ContractorYear')
export class ContractorYear {
  @Shown(WHOLE) year: number;
  @Shown(described(listOf(WHOLE), 'The years with payments, the latest first')) years: number[];
  @Shown(MONEY) paid: string;
  @Shown(listOf(object(() => PaymentToContractor))) payments: PaymentToContractor[];
  @Shown(listOf(object(() => FormFiguresView))) forms: FormFiguresView[];
  @Shown(listOf(object(() => LeftOutView))) leftOut: LeftOutView[];
}

/** Amounts by the number of the box, as answers show them. */
export const boxesView = (boxes: FormFigures['boxes']): Record<string, string> =>
  Object.fromEntries(Object.entries(boxes).map(([box, amount]) => [box, moneyText(amount)]));

export const formFiguresView = ({ form, total, boxes }: FormFigures): FormFiguresView => ({
  form,
  total: moneyText(total),
  boxes: boxesView(boxes),
});

export const paymentView = (payment: ContractorPayment, { box }: Contractor): PaymentToContractor => {
  const { sourceKind, sourceId, paidOn, text, amount, withheld, way } = payment;
  const figures = { amount: moneyText(amount), withheld: moneyText(withheld) };
  return { sourceKind, sourceId, paidOn, text, ...figures, box: boxOf(payment, { box }), way };
};

export const leftOutView = (leftOut: YearOfPayments['leftOut']): LeftOutView[] =>
  leftOut.map(({ reason, amount }) => ({ reason: LEFT_OUT[reason], amount: moneyText(amount) }));
