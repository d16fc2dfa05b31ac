import type { TableColumn } from '../../../components/table/columns';
import { RecordLink } from '../../../components/text-link';
import type { AuditFact } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';

export const actorOf = (fact: AuditFact): string => fact.metadata.actorName;

export const factAddress = (search: string, position: number): string => {
  const params = new URLSearchParams(search);
  params.set('fact', String(position));
  return `/audit?${params.toString()}`;
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
  { field: 'actor', header: 'Who', width: 150, value: actorOf },
  { field: 'words', header: 'What happened', flex: 3, width: 220, value: (fact) => fact.words },
  { field: 'stream', header: 'Record', flex: 1, width: 150, drops: 2, value: (fact) => fact.stream },
  { field: 'version', header: 'Version', width: 80, drops: 3, align: 'right', value: (fact) => String(fact.version) },
];
