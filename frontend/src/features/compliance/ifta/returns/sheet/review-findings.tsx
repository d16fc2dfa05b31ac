import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../../../components/display/text-link';
import { ErrorState } from '../../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../../components/feedback/skeleton-list';
import { formatDate } from '../../../../../lib/format/dates';
import { recordAddress } from '../../../../../lib/navigation/record-address';
import { useCan } from '../../../../../lib/session/session-context';
import { requestsOfClientQuery } from '../../../../../lib/api/paper-requests-query';
import type { PaperRequest } from '../../../../../lib/api/api-types';
import type { ComponentType } from 'react';
import { AskClient } from './ask-client';
import { recordsAddress, reviewQuery, type OpenReturn, type QuarterReview } from '../return-calls';

type Finding = QuarterReview['findings'][number];
type Named = Finding['records'][number];
const LINKS = 6;
const NAMES: Readonly<Record<Named['kind'], string>> = { trip: 'Trip', expense: 'Purchase', vehicle: 'Vehicle' };

/** Days of sentences as people write them. */
const withDays = (sentence: string): string => sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day));

const Records = ({ records, otherwise }: { records: readonly Named[]; otherwise: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' }}>
    {records.slice(0, LINKS).map(({ kind, id }, at) => (
      <TextLink key={`${kind}-${id}`} to={recordAddress(kind, id) ?? otherwise}>
        {records.length === 1 ? `Open ${NAMES[kind].toLowerCase()}` : `${NAMES[kind]} ${at + 1}`}
      </TextLink>
    ))}
    {records.length > LINKS && <TextLink to={otherwise}>{`and ${records.length - LINKS} more`}</TextLink>}
  </Box>
);

/** Draws what became of a question to the client. */
export type Asked = ComponentType<{ what: string; requests: readonly PaperRequest[] }>;

/** What an auditor would ask about the quarter, with the records that it is about. */
export function ReviewFindings({ about, Asked }: { about: OpenReturn; Asked: Asked }) {
  const { clientId, period } = about;
  const { data, isError, error, refetch } = useQuery(reviewQuery(clientId, period));
  const mayRead = useCan('obligations.read');
  const { data: requests } = useQuery({ ...requestsOfClientQuery(clientId), enabled: mayRead });
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} compact />;
  if (data === undefined) return <SkeletonList rows={4} />;
  const { score, findings } = data;
  return (
    <section aria-label="Review">
      <Typography variant="h1" component="p" className="tabular">
        {`${score} of 100`}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {findings.length === 0
          ? 'Nothing stands out in the trips and fuel of this quarter.'
          : 'What an auditor would ask about. Each takes points off.'}
      </Typography>
      {requests && <AskClient about={about} findings={findings} requests={requests} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {findings.map(({ rule, sentence, weight, records, ask }) => (
          <li key={`${rule}-${sentence}`}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {`${withDays(sentence)}. `}
              <Typography component="span" color="textSecondary" className="tabular">
                {weight === 0 ? 'No points.' : `−${weight}`}
              </Typography>
            </Typography>
            <Records records={records} otherwise={recordsAddress(clientId, period)} />
            {ask && requests && <Asked what={ask.what} requests={requests} />}
          </li>
        ))}
      </Box>
    </section>
  );
}
