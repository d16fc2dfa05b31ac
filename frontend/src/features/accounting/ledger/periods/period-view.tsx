import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KnownDetails, type Details } from '../../../../components/display/detail-list';
import { Figure } from '../../../../components/display/figure';
import { TextLink } from '../../../../components/display/text-link';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../../components/overlay/detail-drawer';
import type { PeriodDetails } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import { daysOf } from '../../../../lib/format/months';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { Checklist } from './checklist';
import { CloseDialog, ReopenDialog } from './close-dialog';
import { lateEntriesQuery, periodQuery } from './period-calls';
import { monthTitle, PeriodChip } from './period-words';
import { LateLines, PrintedBalance } from './printed-balance';

/** The profit and loss of a closed month, counted up to the position at which the month was printed. */
const statementAt = (books: string, { month, head }: PeriodDetails): string | null => {
  if (!head) return null;
  const [from, to] = daysOf(month);
  return `/accounting/profit-and-loss?${books}&from=${from}&to=${to}&position=${head.position}`;
};

const detailsOf = (period: PeriodDetails, books: string, statement: string | null): Details => [
  ...(period.printed
    ? [
        [
          'Net income of the month',
          <Figure to={linesIn(period.month, books, { group: 'revenue,expenses' })} of="credit-debit">
            {formatMoney(period.printed.netIncome)}
          </Figure>,
        ] as const,
      ]
    : []),
  ['Status', <PeriodChip period={period} />],
  ...(period.status === 'closed'
    ? ([
        ['Closed', `${formatDateTime(period.closedAt)} by ${period.closedBy ?? ''}`],
        [
          'As of position',
          <>
            {period.head?.position ?? ''}
            {statement && (
              <>
                {': '}
                <TextLink to={statement}>Profit & Loss as it stood then</TextLink>
              </>
            )}
          </>,
        ],
        ...(period.reason ? [['Reason', period.reason] as const] : []),
      ] as const)
    : []),
  ...(period.reopenedAt
    ? ([
        ['Reopened', `${formatDateTime(period.reopenedAt)} by ${period.reopenedBy ?? ''}`],
        ['Why', period.reopenReason],
      ] as const)
    : []),
];

/** The lines of one book that were booked in a month. */
const linesIn = (month: string, books: string, asked: Readonly<Record<string, string>>): string => {
  const [from, to] = daysOf(month);
  return `/accounting/bookkeeping?${new URLSearchParams({ ...asked, from, to }).toString()}&${books}`;
};
/** Those of an account, or of all, up to the end of a month. */
const linesUpTo = (month: string, books: string, account: string | null): string => {
  const [, to] = daysOf(month);
  return `/accounting/bookkeeping?${new URLSearchParams({ ...(account && { account }), to }).toString()}&${books}`;
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </section>
);

interface PeriodViewProps {
  clientId: string;
  /** 'the books of Blue Ridge Haulers' */
  owner: string;
  month: string;
  onClose: () => void;
}

/** One month of a book: how it stands, what was printed, what came late; closed and reopened there. */
export function PeriodView({ clientId, owner, month, onClose }: PeriodViewProps) {
  const { data: period, error, refetch } = useQuery(periodQuery(clientId, month));
  const { data: late } = useQuery(lateEntriesQuery(clientId, month));
  const mayClose = useCan('ledger.close');
  const readsReports = useCan('reports.read');
  const books = clientId === '' ? 'own=true' : `clientId=${clientId}`;
  const [closes, setCloses] = useFlagParam('close');
  const [reopens, setReopens] = useFlagParam('reopen');
  const closable = mayClose && period?.status === 'open' && period.over;
  const reopenable = mayClose && period?.status === 'closed';
  // the firm's own are asked for without a client, as those of all clients are
  const lines = (late?.items ?? []).filter((line) => line.clientId === (clientId === '' ? null : clientId));
  return (
    <>
      <DetailDrawer
        title={monthTitle(month)}
        subtitle={owner.charAt(0).toUpperCase() + owner.slice(1)}
        onClose={onClose}
        footer={
          closable ? (
            <Button variant="contained" onClick={() => setCloses(true)}>
              Close month
            </Button>
          ) : (
            reopenable && (
              <Button color="error" onClick={() => setReopens(true)}>
                Reopen
              </Button>
            )
          )
        }
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : period ? (
          <>
            <KnownDetails details={detailsOf(period, books, readsReports ? statementAt(books, period) : null)} />
            {period.checklist.length > 0 && (
              <Part title="Checklist">
                <Checklist items={period.checklist} />
              </Part>
            )}
            {period.printed && (
              <Part title="Printed balance">
                {period.printed.rows.length > 0 ? (
                  <PrintedBalance printed={period.printed} linesOf={(account) => linesUpTo(month, books, account)} />
                ) : (
                  'Nothing was booked.'
                )}
              </Part>
            )}
            {lines.length > 0 && (
              <Part title="Late entries">
                <LateLines lines={lines} />
              </Part>
            )}
          </>
        ) : (
          <SkeletonList rows={6} />
        )}
      </DetailDrawer>
      {closable && closes && (
        <CloseDialog clientId={clientId} owner={owner} period={period} onClose={() => setCloses(false)} />
      )}
      {reopenable && reopens && (
        <ReopenDialog clientId={clientId} owner={owner} period={period} onClose={() => setReopens(false)} />
      )}
    </>
  );
}
