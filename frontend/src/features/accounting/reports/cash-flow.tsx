import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { BarChart, type BarGroup } from '../../../components/charts/bar-chart';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterBooks } from '../../../components/filters/filter-books';
import { Section, Surface } from '../../../components/layout/surface';
import { addDays, formatDate } from '../../../lib/format/dates';
import { subtractMoney, sumMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { ReportFiles } from './report-files';
import { askedOf, FilterRange } from './report-filters';
import { useLines, type LinkTo } from './report-links';
import { cashFlowQuery, type CashFlow as Flow, type StatementPart } from './report-queries';
import { daysText, StatementHead } from './statement-head';
import { StatementFoot, StatementTable, type StatementSection } from './statement-table';

const filters = ['period', 'from', 'to', 'clientId', 'own', 'asOf', 'position'] as const;

const KINDS = [
  ['operating', 'Operating', 'Cash from daily operations: customers, vendors, payroll.'],
  ['investing', 'Investing', 'Cash for trucks and other long-term assets.'],
  ['financing', 'Financing', 'Cash from owners and lenders.'],
] as const;

const sectionOf = ([kind, title, about]: (typeof KINDS)[number], flow: Flow, lines: LinkTo): StatementSection => {
  const { from, to } = flow;
  const { rows, total }: StatementPart = flow[kind];
  return {
    ...{ title, about },
    rows: rows.map(({ accountNumber, name, amount }) => ({
      key: accountNumber,
      label: `${accountNumber} ${name}`,
      amounts: [{ amount, to: lines({ moved: 'true', account: accountNumber, from, to }), of: 'credit-debit' }],
    })),
    total: {
      label: `${title}, total`,
      amounts: [{ amount: total, to: lines({ cashFlow: kind, from, to }), of: 'credit-debit' }],
    },
  };
};

const inAndOut = ({ rows }: StatementPart): readonly [string, string] => {
  const amounts = rows.map(({ amount }) => amount);
  const isOut = (amount: string): boolean => amount.startsWith('-');
  return [sumMoney(amounts.filter((amount) => !isOut(amount))), subtractMoney('0.00', sumMoney(amounts.filter(isOut)))];
};
/** In and out are told apart by account: of the lines behind both bars, what each account adds to one of them. */
const SIDES = ['accountNumber:credit-debit', 'accountNumber:debit-credit'] as const;
const groupsOf = (flow: Flow, lines: LinkTo): BarGroup[] =>
  KINDS.map(([kind, label]) => ({
    label,
    bars: inAndOut(flow[kind]).map((amount, at) => ({
      amount,
      behind: { to: lines({ cashFlow: kind, from: flow.from, to: flow.to }), of: SIDES[at] ?? null },
    })),
  }));

/** Where money came from and where it went. */
export function CashFlow() {
  const params = useListParams(filters);
  const asked = askedOf(params);
  const { data, error, refetch } = useQuery(cashFlowQuery(asked));
  const lines = useLines(data);
  return (
    <>
      <FilterBar open>
        <FilterRange params={params} />
        <FilterBooks params={params} />
        <ReportFiles report="cash-flow" query={asked} />
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={3} height={160} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <StatementHead head={data} days={daysText(data)} />
          <div data-print="none">
            <Section title="Money in and out">
              <BarChart title="Money in and out" by="Kind" series={['In', 'Out']} groups={groupsOf(data, lines)} />
            </Section>
          </div>
          <FlowTable flow={data} lines={lines} />
        </Box>
      )}
    </>
  );
}

/** What the accounts hold that hold money. */
const HOLDS = 'debit-credit';

function FlowTable({ flow, lines }: { flow: Flow; lines: LinkTo }) {
  const { from, to, opening, change, closing } = flow;
  const held = (amount: string, days: { from?: string; to: string }) => [
    { amount, to: lines({ cashFlow: 'cash', ...days }), of: HOLDS },
  ];
  return (
    <Section title="Cash flow">
      <StatementTable
        caption="Cash flow"
        sections={[
          {
            title: 'At the beginning',
            about: 'What the bank and other cash accounts held.',
            rows: [
              {
                key: 'opening',
                label: `Money on ${formatDate(from)}`,
                amounts: held(opening, { to: addDays(from, -1) }),
              },
            ],
          },
          ...KINDS.map((kind) => sectionOf(kind, flow, lines)),
          {
            title: 'Change',
            about: 'Operating, investing and financing together.',
            rows: [{ key: 'change', label: 'Change in cash', amounts: held(change, { from, to }) }],
          },
        ]}
        foot={<StatementFoot label={`Money at the end of ${formatDate(to)}`} amounts={held(closing, { to })} />}
      />
    </Section>
  );
}
