import type { TableColumn } from '../../../../components/table/columns';
import type { PracticeCell, PracticeClient, PracticeRow } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { daysText, isOpen, periodText, statusLabels, whoseOf } from '../obligation-words';
import { whatOf } from './grid/practice-columns';

/** The columns of the desk by client, in order. */
export const groupLabels: Record<PracticeCell['group'], string> = {
  ifta: 'IFTA',
  form_2290: '2290',
  ucr: 'UCR',
  mcs_150: 'MCS-150',
  plates: 'Plates (IRP)',
  drivers: 'Driver papers',
  insurance: 'Insurance',
  permits: 'Permits',
  annual_report: 'Annual report',
  other: 'Other',
};
export const groups = Object.keys(groupLabels) as PracticeCell['group'][];

export const groupColumns = groups.map((field) => ({ field, header: groupLabels[field] }));

/** A client with what it has to do of some kinds alone. */
export const ofGroups = (client: PracticeClient, shown: readonly PracticeCell['group'][]): PracticeClient => ({
  ...client,
  cells: client.cells.filter(({ group }) => shown.includes(group)),
});

export const cellOf = ({ cells }: PracticeClient, group: PracticeCell['group']): PracticeCell | undefined =>
  cells.find((cell) => cell.group === group);
export const obligationsOf = ({ cells }: PracticeClient): readonly PracticeRow[] =>
  cells.flatMap(({ obligations }) => obligations);

/** '3 days late', and of what is done the day on which it was due. */
export const leftText = ({ state, daysLeft, dueDate }: PracticeRow): string =>
  isOpen(state) ? daysText(daysLeft) : `Due ${formatDate(dueDate)}`;

/** What is due later than that is folded away by client. */
const NEAR = 90;
export const isNear = ({ daysLeft }: PracticeRow): boolean => daysLeft <= NEAR;

/** Of the column that holds what has none of its own. */
export const REST = 'Everything else';

/**
 * The kinds that have a column: those of which a client has something due within 90 days, as many as there is room for,
 * the most common first; in their order. The rest stands together in the last column.
 */
export const columnsFor = (
  clients: readonly PracticeClient[],
  shown: readonly PracticeCell['group'][],
  room: number,
): readonly PracticeCell['group'][] => {
  const near = new Map(
    shown.map((group) => [group, clients.filter((client) => cellOf(client, group)?.obligations.some(isNear)).length]),
  );
  const some = shown.filter((group) => (near.get(group) ?? 0) > 0);
  const others = clients.some(({ cells }) => cells.some(({ group }) => !some.includes(group)));
  if (some.length + (others ? 1 : 0) <= room) return some;
  const kept = some.toSorted((a, b) => (near.get(b) ?? 0) - (near.get(a) ?? 0)).slice(0, Math.max(1, room - 1));
  return shown.filter((group) => kept.includes(group));
};

/** What a client has to do of the kinds that have no column, the next first; undefined: nothing. */
export const restOf = (
  { cells }: PracticeClient,
  columns: readonly PracticeCell['group'][],
): PracticeCell | undefined => {
  const rest = cells.filter(({ group }) => !columns.includes(group));
  if (rest.length === 0) return undefined;
  return {
    group: 'other',
    count: rest.reduce((sum, { count }) => sum + count, 0),
    obligations: rest.flatMap(({ obligations }) => obligations).toSorted((a, b) => a.daysLeft - b.daysLeft),
  };
};

/** 'EW' of Erin Walsh. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .filter((_, nr, all) => nr === 0 || nr === all.length - 1)
    .join('');

/** The same as short as it can be read: '22 d late', 'Today', '5 d'. */
export const shortLeft = (row: PracticeRow): string => leftText(row).replace(/ days?\b/, ' d');

const lineOf = (row: PracticeRow): string =>
  [
    `${whatOf(row)} ${periodText(row.period)}`,
    statusLabels[row.state],
    leftText(row),
    row.missing.length > 0 ? `missing: ${row.missing.join('; ')}` : '',
    row.assignedName,
  ]
    .filter(Boolean)
    .join(', ');

const textOf = ({ count, obligations }: PracticeCell): string => {
  const more = count - obligations.length;
  return [...obligations.map(lineOf), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
};

/** Of the exported file: a row a client, a column a kind. */
export const clientColumns: readonly TableColumn<PracticeClient>[] = [
  { field: 'clientName', header: 'Client', value: whoseOf },
  { field: 'agentName', header: 'Agent', value: ({ agentName }) => agentName ?? '' },
  { field: 'dueDate', header: 'Next due', value: ({ dueDate }) => formatDate(dueDate) },
  ...groups.map((group) => ({
    field: group,
    header: groupLabels[group],
    value: (client: PracticeClient): string => {
      const cell = cellOf(client, group);
      return cell ? textOf(cell) : '';
    },
  })),
];
