import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KnownDetails } from '../../../components/display/detail-list';
import { RecordLink } from '../../../components/display/text-link';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { SimpleTable } from '../../../components/table/simple-table';
import { formatDate, formatDateTime } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { paperLabel } from '../../../lib/format/paper-words';
import { recordAddress } from '../../../lib/navigation/record-address';
import { outcomeLabels, readingQuery, type PaperReading } from './reading-calls';
import { kindOf, readingChip } from './reading-list';

type Proposed = PaperReading['fields'][number];
const SURE = 60;

const shown = ({ value, currency }: Proposed): string => {
  if (value === null) return '—';
  if (currency !== null) return currency === 'USD' ? formatMoney(value) : `${formatMoney(value)} ${currency}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
};
const sureness = ({ value, confidence }: Proposed): string =>
  value === null || confidence < SURE ? 'offered only' : `${confidence}% sure`;

/** One paper: what was proposed for each field, and what became of it. */
export function ReadingView({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(readingQuery(id));
  return (
    <RecordPanel what="Paper" found={found} onClose={onClose}>
      {(reading) => {
        const { name, readBy, createdAt, fields, outcomes, invoiceId, loadId } = reading;
        const became = new Map(outcomes.map((each) => [each.name, outcomeLabels[each.outcome]]));
        const missed = outcomes.filter((each) => !fields.some((field) => field.name === each.name));
        const link = (kind: 'invoice' | 'load', of: number | null): ReactNode => {
          const to = of === null ? null : recordAddress(kind, String(of));
          return to && <RecordLink to={to}>{`Open ${kind}`}</RecordLink>;
        };
        return (
          <DetailDrawer title={name} subtitle={readingChip(reading)} history={history} onClose={onClose}>
            <KnownDetails
              details={[
                ['Paper', kindOf(reading)],
                ['Read by', `${readBy}, ${formatDateTime(createdAt)}`],
                ['Invoice', link('invoice', invoiceId)],
                ['Load', link('load', loadId)],
              ]}
            />
            <Box sx={{ mt: 2 }}>
              <SimpleTable aria-label="Fields">
                <thead>
                  <tr>
                    <th scope="col">Field</th>
                    <th scope="col">Proposed</th>
                    <th scope="col">Outcome</th>
                  </tr>
                </thead>
                <tbody>
                  {fields.map((field, at) => (
                    <tr key={at}>
                      <td>
                        {paperLabel(field.name)}
                        {field.load > 0 && ` (load ${field.load})`}
                      </td>
                      <td>
                        {shown(field)}
                        <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
                          page {field.page}, line {field.line}, {sureness(field)}
                        </Box>
                      </td>
                      <td>{became.get(field.name) ?? '—'}</td>
                    </tr>
                  ))}
                  {missed.map((each) => (
                    <tr key={each.name}>
                      <td>{paperLabel(each.name)}</td>
                      <td>—</td>
                      <td>{outcomeLabels[each.outcome]}</td>
                    </tr>
                  ))}
                </tbody>
              </SimpleTable>
            </Box>
          </DetailDrawer>
        );
      }}
    </RecordPanel>
  );
}
