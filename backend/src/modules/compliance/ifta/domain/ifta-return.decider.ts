import { mistake, RuleViolation } from '../../../../platform/core/errors';
import { flowRules, type FlowState } from '../../../../platform/event-log/events/flow-rules';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { daysOf, periodOf } from './period';
import type { Problem } from './problems';
import type { IftaReturnEvent, ReturnTerms } from './ifta-return.events';
import { returnTerms } from './ifta-return.events';

/** Draft: worked out; reviewed: looked through; filed: sent to the base state; paid: nothing is open. */
export const IFTA_RETURN_STATUSES = ['draft', 'reviewed', 'filed', 'paid', 'discarded'] as const;
export type IftaReturnStatus = (typeof IFTA_RETURN_STATUSES)[number];
export type IftaReturnState = FlowState<IftaReturnStatus, ReturnTerms>;

/** What a return comes to now, worked out from trips, fuel and rates. */
export interface WorkedOut {
  readonly terms: ReturnTerms;
  readonly problems: readonly Problem[];
}
interface Filing extends WorkedOut {
  readonly id: string;
  readonly filedOn: IsoDate;
  readonly today: IsoDate;
  readonly by: string;
  readonly reference: string | null;
  readonly bookedOn: IsoDate | null;
}
export type IftaReturnCommand =
  | { readonly type: 'DraftIftaReturn'; readonly id: string; readonly terms: ReturnTerms }
  | { readonly type: 'DraftIftaReturnAnew'; readonly id: string; readonly terms: ReturnTerms }
  | {
      readonly type: 'ReviewIftaReturn';
      readonly id: string;
      readonly terms: ReturnTerms;
      readonly score: number;
      readonly findings: number;
    }
  | ({ readonly type: 'FileIftaReturn' } & Filing)
  | ({ readonly type: 'AmendIftaReturn'; readonly reason: string } & Filing)
  | {
      readonly type: 'PayIftaReturn';
      readonly id: string;
      readonly paidOn: IsoDate;
      readonly today: IsoDate;
      readonly reference: string | null;
      readonly bookedOn: IsoDate | null;
    }
  | {
      readonly type: 'ReverseIftaReturnPayment';
      readonly id: string;
      readonly reversedOn: IsoDate;
      readonly today: IsoDate;
      readonly reason: string;
    }
  | { readonly type: 'DiscardIftaReturn'; readonly id: string };

/** What is owed by the version that was filed last; above 0 to the base state, below 0 by it. */
export const owedBy = ({ totals: { due } }: Pick<ReturnTerms, 'totals'>): number => due ?? 0;
const quarterOf = ({ year, quarter }: ReturnTerms): string => periodOf(year, quarter);

const mustBeTheSame = (now: ReturnTerms, then: ReturnTerms): void => {
  if (now.inputHash !== then.inputHash)
    throw new RuleViolation(
      'CHANGED_SINCE',
      `Trips, fuel or rates of ${quarterOf(then)} changed since the return was calculated: recalculate it and review it`,
    );
};
const mustBeComplete = ({ problems }: WorkedOut): void => {
  const stops = problems.filter(({ blocks }) => blocks).map(({ message }) => message);
  const [first] = stops;
  if (first === undefined) return;
  const more = stops.length > 1 ? `, and ${stops.length - 1} more` : '';
  throw new RuleViolation('CANNOT_BE_FILED', `It cannot be filed: ${first}${more}`);
};
const mustBeADayOfFiling = (
  field: string,
  day: IsoDate,
  { today }: Pick<Filing, 'today'>,
  terms: ReturnTerms,
): void => {
  const { to } = daysOf(quarterOf(terms));
  if (day > today) throw mistake(field, 'It cannot be on a day to come');
  if (day <= to) throw mistake(field, `The quarter is not over before ${usDate(to)}`);
};
/** A return stays with what was paid, and is open while that is not what is owed. */
const openAfter = (terms: ReturnTerms): IftaReturnStatus => (owedBy(terms) === terms.paid ? 'paid' : 'filed');

/**
 * A return is worked out as often as its facts change, then reviewed and filed, and frozen. What changes later is filed
 * as an amendment: the next version, with its difference. Each version stays in the log.
 */
export const iftaReturnRules = flowRules<IftaReturnStatus, ReturnTerms, IftaReturnCommand, IftaReturnEvent>({
  title: 'fuel tax return',
  may: 'ifta.write',
  terms: returnTerms,
  statusAfter: {
    IftaReturnDrafted: 'draft',
    IftaReturnReviewed: 'reviewed',
    IftaReturnFiled: 'filed',
    IftaReturnAmended: 'filed',
    IftaReturnPaid: 'paid',
    IftaReturnPaymentReversed: 'filed',
    IftaReturnDiscarded: 'discarded',
  },
  commands: {
    DraftIftaReturn: { begin: ({ id, terms }) => [{ type: 'IftaReturnDrafted', data: { ...terms, id } }] },
    DraftIftaReturnAnew: {
      from: ['draft', 'reviewed'],
      done: 'worked out again',
      decide: ({ id, terms }) => [{ type: 'IftaReturnDrafted', data: { ...terms, id } }],
    },
    ReviewIftaReturn: {
      from: ['draft'],
      done: 'reviewed',
      decide: ({ id, terms: now, score, findings }, terms) => {
        mustBeTheSame(now, terms);
        return [{ type: 'IftaReturnReviewed', data: { ...terms, id, score, findings } }];
      },
    },
    FileIftaReturn: {
      from: ['reviewed'],
      done: 'filed',
      decide: (filing, terms) => {
        const { id, terms: now, filedOn, by, reference, bookedOn } = filing;
        mustBeADayOfFiling('filedOn', filedOn, filing, terms);
        mustBeTheSame(now, terms);
        mustBeComplete(filing);
        return [{ type: 'IftaReturnFiled', data: { ...now, id, version: 1, filedOn, reference, by, bookedOn } }];
      },
    },
    AmendIftaReturn: {
      from: ['filed', 'paid'],
      done: 'amended',
      decide: (filing, terms) => {
        const { id, terms: now, filedOn, by, reference, bookedOn, reason } = filing;
        if (now.inputHash === terms.inputHash)
          throw new RuleViolation('NOTHING_CHANGED', 'Nothing of this return changed since it was filed');
        mustBeADayOfFiling('filedOn', filedOn, filing, terms);
        mustBeComplete(filing);
        const { paid, version } = terms;
        const next = { ...now, paid, version: version + 1, filedOn, reference };
        const difference = owedBy(now) - owedBy(terms);
        return [{ type: 'IftaReturnAmended', data: { ...next, id, by, reason, difference, bookedOn } }];
      },
    },
    PayIftaReturn: {
      may: 'payments.write',
      from: ['filed'],
      done: 'paid',
      decide: ({ id, paidOn, today, reference, bookedOn }, terms) => {
        if (paidOn > today) throw mistake('paidOn', 'It cannot be on a day to come');
        if (paidOn < (terms.filedOn ?? paidOn)) throw mistake('paidOn', 'It cannot be before the return was filed');
        const amount = owedBy(terms) - terms.paid;
        if (openAfter(terms) === 'paid') throw new RuleViolation('NOTHING_OWED', 'Nothing is open of this return');
        const data = { ...terms, id, paid: owedBy(terms), paidOn, amount, paymentReference: reference, bookedOn };
        return [{ type: 'IftaReturnPaid', data }];
      },
    },
    ReverseIftaReturnPayment: {
      may: 'payments.write',
      from: ['paid'],
      done: 'unpaid',
      decide: ({ id, reversedOn, today, reason }, terms) => {
        if (reversedOn > today) throw mistake('reversedOn', 'It cannot be on a day to come');
        return [
          {
            type: 'IftaReturnPaymentReversed',
            data: { ...terms, id, paid: 0, reversedOn, amount: terms.paid, reason },
          },
        ];
      },
    },
    DiscardIftaReturn: {
      from: ['draft', 'reviewed'],
      done: 'discarded',
      decide: ({ id }, terms) => [{ type: 'IftaReturnDiscarded', data: { ...terms, id } }],
    },
  },
});
