import MailOutlined from '../../../generated/icons/MailOutlined';
import RefreshOutlined from '../../../generated/icons/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { RecordLink } from '../../../components/display/text-link';
import type { MailItem } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { pageOfAll } from '../../../lib/format/listed';
import { useListParams } from '../../../lib/lists/use-list-params';
import { mailsQuery } from './mail-calls';

const tones: Record<MailItem['status'], Tone> = { sent: 'success', waiting: 'neutral', failed: 'error' };

const Status = ({ status }: Pick<MailItem, 'status'>) => (
  <Box component="span" sx={{ textTransform: 'capitalize' }}>
    <StatusChip tone={tones[status]} label={status} />
  </Box>
);
const addressOf = ({ id }: MailItem): string => `/dev/mail/${encodeURIComponent(id)}`;

const CARDS = {};
const columns: readonly TableColumn<MailItem>[] = [
  {
    field: 'subject',
    header: 'Subject',
    width: 220,
    flex: 2,
    value: ({ subject }) => subject,
    render: (mail) => <MailLink mail={mail} />,
  },
  { field: 'to', header: 'To', width: 180, flex: 1, value: ({ to }) => to },
  { field: 'createdAt', header: 'Written', width: 170, value: ({ createdAt }) => formatDateTime(createdAt) },
  { field: 'status', header: 'Status', width: 110, value: ({ status }) => status, render: Status },
];

function MailLink({ mail }: { mail: MailItem }) {
  const { search } = useLocation();
  return <RecordLink to={`${addressOf(mail)}${search}`}>{mail.subject}</RecordLink>;
}

/** The letters of a demo, which go to nobody. */
export function MailList() {
  const params = useListParams();
  const list = useQuery(mailsQuery);
  const all = list.data ?? [];
  return (
    <>
      {all.length > 0 && (
        <FilterBar>
          <ExportMenu name="mail" columns={columns} load={() => Promise.resolve(all)} />
        </FilterBar>
      )}
      <DataTable<MailItem>
        name="mail"
        label="Mail"
        list={pageOfAll(list, all, params)}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        empty={
          <EmptyState
            icon={<MailOutlined />}
            title="No mail yet"
            action={
              <Button variant="outlined" startIcon={<RefreshOutlined />} onClick={() => void list.refetch()}>
                Refresh
              </Button>
            }
          >
            What Axlebook would send to customers lands here in demo mode.
          </EmptyState>
        }
        card={(mail) => (
          <>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <MailLink mail={mail} />
              </Box>
              <Status status={mail.status} />
            </Box>
            <Box className="tabular" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              To {mail.to} · {formatDateTime(mail.createdAt)}
            </Box>
          </>
        )}
      />
    </>
  );
}
