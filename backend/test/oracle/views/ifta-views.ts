import { money } from '../plain';
import { idsOf } from '../read';
import type { Books } from './books';
import { sees, type Scope } from './eyes';
import { stamps, type Row } from './views';

const STATUS: Readonly<Record<string, string>> = {
  IftaReturnDrafted: 'draft',
  IftaReturnReviewed: 'reviewed',
  IftaReturnFiled: 'filed',
  IftaReturnAmended: 'filed',
  IftaReturnPaid: 'paid',
  IftaReturnPaymentReversed: 'filed',
};
const LAST_OF = { Q1: '04-30', Q2: '07-31', Q3: '10-31', Q4: '01-31' } as const;
/** The last day of the month after the quarter, a Saturday or Sunday moved to Monday; none of these is a holiday. */
const dueOn = (year: number, quarter: keyof typeof LAST_OF): string => {
  const day = new Date(`${quarter === 'Q4' ? year + 1 : year}-${LAST_OF[quarter]}T00:00:00Z`);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};
const shown = (amount: unknown): string | null => (amount === null ? null : money(Number(amount)));

const lineOf = ({ rate, tax, interest, total, ...line }: Row): Row => {
  const of = rate as Row;
  return {
    ...line,
    ...{ rate: of['rate'] ?? null, rateSource: of['source'] ?? null, reason: of['reason'] ?? null },
    ...{ tax: shown(tax), interest: shown(interest), total: shown(total) },
  };
};
const sectionOf = ({ fuelType, totalMiles, totalGallons, fleetMpg, lines }: Row): Row => ({
  ...{ fuelType, totalMiles, totalGallons, fleetMpg, lines: (lines as Row[]).map(lineOf) },
});
const sumOf = (sections: Row[], name: string): number => sections.reduce((sum, each) => sum + Number(each[name]), 0);

/** Fuel tax returns as their last events leave them; those that were discarded are not shown. */
export const iftaReturnRows = (books: Books, scope: Scope): Row[] =>
  idsOf('iftareturn')(books)
    .map((id): Row => {
      const events = books.history('iftareturn', id);
      const last = events.at(-1);
      const data: Row = last?.data ?? {};
      const { clientId, year, quarter, version, units, trips, fuelRows, inputHash, filedOn, reference, vehicles } =
        data;
      const [sections, totals] = [data['sections'] as Row[], data['totals'] as Row];
      const due = totals['due'] as number | null;
      const told = events.findLast(({ type }) => ['IftaReturnReviewed', 'IftaReturnDrafted'].includes(type));
      return {
        ...{ id, clientId, year, quarter, units, trips, fuelRows, inputHash, filedOn, reference, vehicles },
        clientName: books.displayNameOf('client', clientId, 'companyName'),
        period: `${String(quarter).slice(1)}Q${String(year)}`,
        dueDate: dueOn(Number(year), quarter as keyof typeof LAST_OF),
        status: STATUS[last?.type ?? ''] ?? 'discarded',
        filing: version,
        totalMiles: sumOf(sections, 'totalMiles'),
        totalGallons: sumOf(sections, 'totalGallons'),
        ...{
          due: shown(due),
          paid: shown(data['paid']),
          open: shown(due === null ? null : due - Number(data['paid'])),
        },
        score: told?.data['score'] ?? null,
        sections: sections.map(sectionOf),
        totals: Object.fromEntries(Object.entries(totals).map(([name, amount]) => [name, shown(amount)])),
        ...stamps({ version: events.length, createdAt: events[0]?.at ?? '', updatedAt: last?.at ?? '' }),
      };
    })
    .filter(({ status, clientId }) => status !== 'discarded' && sees(scope, clientId as string));
