import { ClientLink } from '../../../components/display/client-link';
import type { TableColumn } from '../../../components/table/columns';
import { RecordLink, TextLink } from '../../../components/display/text-link';
import type { AuditEvent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { recordAddress } from '../../../lib/navigation/record-address';
import { deedOf, Pieces, textOf } from './event-sentence';

export const actorOf = (event: AuditEvent): string => event.metadata.actorName;

export const eventAddress = (search: string, position: number): string => {
  const params = new URLSearchParams(search);
  params.set('fact', String(position));
  return `/audit?${params.toString()}`;
};

/** Where the record is shown; an entry of the books is, where what it books is: its sentence names that first. */
const shownAt = ({ kind, recordId, sentence }: AuditEvent): string | null => {
  const source = kind === 'entry' ? sentence.find((piece) => piece.kind !== null) : undefined;
  return source?.kind && source.id ? recordAddress(source.kind, source.id) : recordAddress(kind, recordId);
};

/** The record's name; a link where records of its kind are shown. */
export const EventRecord = ({ event }: { event: AuditEvent }) => {
  const to = shownAt(event);
  return to === null ? event.name : <TextLink to={to}>{event.name}</TextLink>;
};

export const eventColumns = (search: string): readonly TableColumn<AuditEvent>[] => [
  {
    field: 'position',
    header: 'No.',
    width: 78,
    value: (event) => String(event.position),
    render: (event) => <RecordLink to={eventAddress(search, event.position)}>{event.position}</RecordLink>,
  },
  { field: 'recordedAt', header: 'When', width: 172, value: (event) => formatDateTime(event.recordedAt) },
  { field: 'actor', header: 'Who', flex: 1, width: 120, value: actorOf },
  {
    field: 'sentence',
    header: 'What happened',
    flex: 5,
    width: 260,
    value: (event) => textOf(deedOf(event)),
    render: (event) => <Pieces pieces={deedOf(event)} />,
  },
  {
    field: 'record',
    header: 'Record',
    flex: 1,
    width: 140,
    drops: 3,
    value: ({ name }) => name,
    render: (event) => <EventRecord event={event} />,
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
  { field: 'stream', header: 'Stream', flex: 1, width: 150, drops: 6, hidden: true, value: (event) => event.stream },
  {
    field: 'version',
    header: 'Version',
    width: 80,
    drops: 2,
    hidden: true,
    align: 'right',
    value: (event) => String(event.version),
  },
];
