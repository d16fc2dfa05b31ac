import type { TableColumn } from '../../../components/table/columns';
import { RecordLink, TextLink } from '../../../components/text-link';
import type { AuditFact } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { recordAddress } from '../../../lib/record-address';

export const actorOf = (fact: AuditFact): string => fact.metadata.actorName;

export const factAddress = (search: string, position: number): string => {
  const params = new URLSearchParams(search);
  params.set('fact', String(position));
  return `/audit?${params.toString()}`;
};

/** The record's name, or its stream where it has none; a link where records of its kind are shown. */
export const FactRecord = ({ fact, name }: { fact: AuditFact; name: string | undefined }) => {
  const to = recordAddress(fact.kind, fact.recordId);
  const text = name ?? fact.stream;
  return to === null ? text : <TextLink to={to}>{text}</TextLink>;
};

export const factColumns = (
  search: string,
  nameOf: (fact: AuditFact) => string | undefined,
): readonly TableColumn<AuditFact>[] => [
  {
    field: 'position',
    header: 'No.',
    width: 90,
    value: (fact) => String(fact.position),
    render: (fact) => <RecordLink to={factAddress(search, fact.position)}>{fact.position}</RecordLink>,
  },
  { field: 'recordedAt', header: 'When', width: 172, value: (fact) => formatDateTime(fact.recordedAt) },
  { field: 'actor', header: 'Who', width: 150, value: actorOf },
  { field: 'words', header: 'What happened', flex: 3, width: 220, value: (fact) => fact.words },
  {
    field: 'record',
    header: 'Record',
    flex: 2,
    width: 150,
    drops: 2,
    value: (fact) => nameOf(fact) ?? fact.stream,
    render: (fact) => <FactRecord fact={fact} name={nameOf(fact)} />,
  },
  { field: 'stream', header: 'Stream', flex: 1, width: 150, drops: 4, hidden: true, value: (fact) => fact.stream },
  { field: 'version', header: 'Version', width: 80, drops: 3, align: 'right', value: (fact) => String(fact.version) },
];
