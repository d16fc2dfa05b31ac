import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { Section } from '../../../../components/layout/surface';
import type { TableColumn } from '../../../../components/table/columns';
import { DataTable } from '../../../../components/table/data-table';
import { ExportAbove } from '../../../../components/table/export/export-above';
import { paperRequestLabels } from '../../../../generated/kinds';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { pageOfAll } from '../../../../lib/format/listed';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { PaperRequestStatus } from './paper-request-status';
import { SendPaper } from './send-paper';

const againOf = ({ status, documentId, reason }: PaperRequest): string =>
  status === 'asked' && documentId !== null ? ['Please send it again', reason].filter(Boolean).join(': ') : '';

/** Names that no other list of the page has, so that each has its own fields. */
const columns: readonly TableColumn<PaperRequest>[] = [
  { field: 'paper', header: 'Paper', value: ({ what }) => what },
  {
    field: 'paperStatus',
    header: 'Status',
    value: ({ status }) => paperRequestLabels.status[status],
    render: ({ status }) => <PaperRequestStatus status={status} />,
  },
  { field: 'paperNotes', header: 'Notes', value: ({ notes }) => notes ?? '' },
  { field: 'paperAgain', header: 'What was wrong', value: againOf },
  { field: 'paperFile', header: 'File', value: ({ documentName }) => documentName ?? '' },
];

function AskedPaper({ request, second }: { request: PaperRequest; second: boolean }) {
  const { what, notes, status, documentName } = request;
  const again = againOf(request);
  const text = status === 'asked' ? notes : (documentName ?? notes);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 560 }}>{what}</Typography>
        {again && <Typography color="error">{again}</Typography>}
        {text && <Typography color="textSecondary">{text}</Typography>}
      </Box>
      <PaperRequestStatus status={status} />
      <SendPaper request={request} second={second} />
    </Box>
  );
}

const CARDS = {};
const NONE: readonly string[] = [];

/** What the firm asked this client for; what is open comes first. */
export function AskedPapers({ list }: { list: UseQueryResult<PaperRequest[]> }) {
  const params = useListParams(NONE, 'papers');
  const shown = (list.data ?? []).filter(({ status }) => status !== 'withdrawn');
  const inOrder = [
    ...shown.filter(({ status }) => status === 'asked'),
    ...shown.filter(({ status }) => status !== 'asked'),
  ];
  return (
    <Section title="Papers we need from you">
      {inOrder.length === 0 ? (
        <Typography color="textSecondary">Nothing is missing. We will ask you here when we need a paper.</Typography>
      ) : (
        <ExportAbove of={params.of} name="papers" columns={columns} load={() => Promise.resolve(inOrder)}>
          <DataTable<PaperRequest>
            name="own-papers"
            label="Papers"
            list={pageOfAll(list, inOrder, params)}
            params={params}
            columns={columns}
            rowId={({ id }) => id}
            cards={CARDS}
            tools={(request) => <SendPaper request={request} second={request !== inOrder[0]} />}
            empty={null}
            card={(request) => <AskedPaper request={request} second={request !== inOrder[0]} />}
          />
        </ExportAbove>
      )}
    </Section>
  );
}
