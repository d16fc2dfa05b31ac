import { ClientLink } from '../../../components/display/client-link';
import type { TableColumn } from '../../../components/table/columns';
import { RecordLink, TextLink } from '../../../components/display/text-link';
import type { AuditFact } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { recordAddress } from '../../../lib/navigation/record-address';
import { Pieces, sentenceText } from './fact-sentence';

export const actorOf = (fact: AuditFact): string => fact.metadata.actorName;

export const factAddress = (search: string, position: number): string => {
  const params = new URLSearchParams(search);
  params.set('fact', String(position));
  return `/audit?${params.toString()}`;
};

/** Where the record is shown; an entry of the books is, where what it books is: its sentence names that first. */
const shownAt = ({ kind, recordId, sentence }: AuditFact): string | null => {
  const source = kind === 'entry' ? sentence.find((piece) => piece.kind !== null) : undefined;
  return source?.kind && source.id ? recordAddress(source.kind, source.id) : recordAddress(kind, recordId);
};

/** The record's name; a link where records of its kind are shown. */
export const FactRecord = ({ fact }: { fact: AuditFact }) => {
  const to = shownAt(fact);
  return to === null ? fact.name : <TextLink to={to}>{fact.name}</TextLink>;
};

export const factColumns = (search: string): readonly TableColumn<AuditFact>[] => [
  {
    field: 'position',
    header: 'No.',
    width: 90,
    value: (fact) => String(fact.position),
    render: (fact) => <RecordLink to={factAddress(search, fact.position)}>{fact.position}</RecordLink>,
  },
  { field: 'recordedAt', header: 'When', width: 172, value: (fact) => formatDateTime(fact.recordedAt) },
  {
    field: 'sentence',
    header: 'What happened',
    flex: 5,
    width: 260,
    wraps: true,
    value: sentenceText,
    render: (fact) => <Pieces pieces={fact.sentence} />,
  },
  { field: 'actor', header: 'Who', width: 150, drops: 5, hidden: true, value: actorOf },
  {
    field: 'record',
    header: 'Record',
    flex: 1,
    width: 140,
    drops: 3,
    value: ({ name }) => name,
    render: (fact) => <FactRecord fact={fact} />,
  },
  {
    field: 'clientName',
    header: 'Client',
    flex: 1,
    width: 140,
    drops: 4,
    value: ({ clientName }) => clientName ?? '',
    render: ({ metadata, clientName }) => <ClientLink clientId={metadata.clientId} clientName={clientName} />,
  },
  { field: 'stream', header: 'Stream', flex: 1, width: 150, drops: 6, hidden: true, value: (fact) => fact.stream },
  {
    field: 'version',
    header: 'Version',
    width: 80,
    drops: 2,
    hidden: true,
    align: 'right',
    value: (fact) => String(fact.version),
  },
];
