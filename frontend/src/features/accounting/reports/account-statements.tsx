import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Figure } from '../../../components/display/figure';
import { BulkRefused } from '../../../components/overlay/bulk-refused';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterBooks } from '../../../components/filters/filter-books';
import { FilterDate } from '../../../components/filters/filter-date';
import { Section, Surface } from '../../../components/layout/surface';
import { download } from '../../../components/table/export/download';
import { SimpleTable } from '../../../components/table/simple-table';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { api } from '../../../lib/api/api-client';
import type { BulkAnswer } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { brokersSubject } from '../../../lib/subjects';
import { filtersOf } from './report-filters';
import { openAddress } from './report-links';
import { ageingQuery, type Ageing } from './report-queries';

const filters = ['to', 'clientId', 'own'] as const;
const MOST = 50;

interface Wanted {
  readonly brokerIds: readonly number[];
  readonly to: string;
  readonly clientId: string | null;
  readonly own: boolean;
}

const usePrint = () =>
  useMutation({
    mutationFn: (wanted: Wanted) => api.file('/api/reports/statements', wanted),
    onSuccess: (file, { to }) => download(`statements_${to}.pdf`, file),
    onError: () => toast.error('The statements could not be printed. Please try again.', 'Export Failed'),
  });

/** Mails them, each to its broker. */
const useSend = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...wanted }: Wanted & { readonly idempotencyKey: string }) =>
      api.post<BulkAnswer>('/api/reports/statements/letters', wanted, { idempotencyKey }),
    onSuccess: ({ done }) => {
      if (done.length > 0)
        toast.success(
          done.length === 1 ? 'The statement is on its way' : `${done.length} statements are on their way`,
          brokersSubject(),
        );
    },
    onError: (error) => reportFailure(error, sentenceFor(error)),
  });

/** Statements of account for the brokers that owe something, in one PDF. */
export function AccountStatements() {
  const params = useListParams(filters);
  const to = params.filter('to');
  const { data, error, refetch } = useQuery(ageingQuery(filtersOf(params)));
  return (
    <>
      <FilterBar open>
        <FilterDate label="To" value={to} onChange={(day) => params.set({ to: day })} />
        <FilterBooks params={params} />
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={2} height={120} />}
      {data && <Brokers key={`${data.to} ${data.clientId} ${data.own}`} ageing={data} />}
    </>
  );
}

function Brokers({ ageing }: { ageing: Ageing }) {
  const { rows, to, clientId, own, book } = ageing;
  const offered = rows.slice(0, MOST).map(({ brokerId }) => brokerId);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const print = usePrint();
  const maySend = useCan('invoices.write');
  const letters = useSend();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const turn = (id: number) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const wanted = { brokerIds: [...chosen], to, clientId, own };
  const cannot = chosen.size === 0 || chosen.size > MOST;
  const send = () =>
    letters.mutate(
      { ...wanted, idempotencyKey },
      {
        onSuccess: ({ refused: not }) => {
          setKey(crypto.randomUUID());
          setRefused(not);
        },
      },
    );
  const all = offered.length > 0 && offered.every((id) => chosen.has(id));
  return (
    <Section
      title="Statements"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {maySend && (
            <Button variant="outlined" loading={letters.isPending} disabled={cannot} onClick={send}>
              Send by e-mail
            </Button>
          )}
          <Button
            variant="contained"
            startIcon={<FileDownloadOutlined />}
            loading={print.isPending}
            loadingPosition="start"
            disabled={cannot}
            onClick={() => print.mutate(wanted)}
          >
            Print statements
          </Button>
        </Box>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        {book}, at the end of {formatDate(to)}. A statement lists the invoices that a broker has not paid yet. Choose up
        to {MOST} brokers.
      </Box>
      <SimpleTable aria-label="Brokers with open invoices">
        <thead>
          <tr>
            <th scope="col">
              <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <input
                  type="checkbox"
                  checked={all}
                  disabled={offered.length === 0}
                  onChange={() => setChosen(new Set(all ? [] : offered))}
                />
                Broker
              </Box>
            </th>
            <th scope="col" className="money">
              Open
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={2}>Nothing is open: every invoice is paid.</td>
            </tr>
          )}
          {rows.map(({ brokerId, name, total }) => (
            <tr key={brokerId}>
              <td>
                <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 24 }}>
                  <input type="checkbox" checked={chosen.has(brokerId)} onChange={() => turn(brokerId)} />
                  {name}
                </Box>
              </td>
              <td className="money">
                <Figure to={openAddress(ageing, to, { open: null, brokerId: String(brokerId) })} of="cells:Open">
                  {formatMoney(total)}
                </Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </SimpleTable>
      <BulkRefused
        title={refused.length === 1 ? 'One statement was not sent' : `${refused.length} statements were not sent`}
        refused={refused}
        displayName={(id) => rows.find(({ brokerId }) => brokerId === id)?.name ?? String(id)}
        onRead={() => setRefused([])}
        onClear={() => setChosen(new Set())}
      />
    </Section>
  );
}
