import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/display/notice';
import { TextLink } from '../../../components/display/text-link';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { SimpleTable } from '../../../components/table/simple-table';
import { settlementRunLabels } from '../../../generated/kinds';
import { formatDateTime } from '../../../lib/format/dates';
import { runQuery, runsQuery, settlementAddress, type SettlementRun } from './settlement-calls';
import { periodOf } from './settlement-words';

const farWords = ({ status, done, total, prepared }: SettlementRun): string =>
  status === 'waiting'
    ? 'It begins in a moment.'
    : `${done} of ${total} ${total === 1 ? 'driver' : 'drivers'} looked at, ${prepared} ${prepared === 1 ? 'settlement' : 'settlements'} prepared.`;

/** What became of each driver: a settlement, or the reason why there is none. */
const Outcomes = ({ of }: { of: SettlementRun['outcomes'] }) =>
  of.length === 0 ? (
    <Typography color="textSecondary">Nothing in this period is waiting to be settled.</Typography>
  ) : (
    <SimpleTable aria-label="Drivers">
      <thead>
        <tr>
          <th>Driver</th>
          <th>Settlement, or why there is none</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ driverId, driverName, settlementId, number, reason }) => (
          <tr key={driverId}>
            <td>{driverName}</td>
            <td>
              {settlementId === null ? reason : <TextLink to={settlementAddress(settlementId)}>{number}</TextLink>}
            </td>
          </tr>
        ))}
      </tbody>
    </SimpleTable>
  );

function OneRun({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(runQuery(id));
  return (
    <RecordPanel what="Settlements of a book" found={found} onClose={onClose}>
      {(run) => (
        <DetailDrawer
          title={`Settlements of ${run.clientName ?? 'your company'}`}
          subtitle={`${periodOf(run)}, ${settlementRunLabels.status[run.status].toLowerCase()}`}
          onClose={onClose}
        >
          {run.status === 'failed' && (
            <Notice tone="error" role="alert">
              {run.reason}
            </Notice>
          )}
          <Typography role="status" className="tabular" sx={{ mb: 1 }}>
            {farWords(run)}
          </Typography>
          {(run.status === 'waiting' || run.status === 'running') && (
            <LinearProgress
              variant={run.total === 0 ? 'indeterminate' : 'determinate'}
              value={run.total === 0 ? 0 : (run.done / run.total) * 100}
              aria-label="Settlements are being prepared"
            />
          )}
          {run.status === 'done' && <Outcomes of={run.outcomes} />}
        </DetailDrawer>
      )}
    </RecordPanel>
  );
}

function AllRuns({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(runsQuery());
  return (
    <DetailDrawer title="Prepared books" subtitle="The last ones first" onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonList rows={6} />
      ) : data.items.length === 0 ? (
        <Typography color="textSecondary">No book was prepared at once yet.</Typography>
      ) : (
        <SimpleTable aria-label="Prepared books">
          <thead>
            <tr>
              <th>Period</th>
              <th>Book</th>
              <th>Ordered</th>
              <th>Status</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((run) => (
              <tr key={run.id}>
                <td>
                  <TextLink to={`/settlements?run=${run.id}`}>{periodOf(run)}</TextLink>
                </td>
                <td>{run.clientName ?? 'Your company'}</td>
                <td>{formatDateTime(run.createdAt)}</td>
                <td>{settlementRunLabels.status[run.status]}</td>
              </tr>
            ))}
          </tbody>
        </SimpleTable>
      )}
    </DetailDrawer>
  );
}

/** One order to prepare a book, how far it is and what came of it; or all of them. */
export const RunPanel = ({ id, onClose }: { id: string; onClose: () => void }) =>
  id === 'all' ? <AllRuns onClose={onClose} /> : <OneRun key={id} id={id} onClose={onClose} />;
