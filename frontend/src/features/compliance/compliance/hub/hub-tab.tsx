import DetailCheckOutlined from '../../../../generated/icons/FactCheckOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Papers } from '../../../../components/records/papers/papers';
import { CLIENT_FILTER, type RecordFilter } from '../../../../components/records/record-filters';
import type { Lead } from '../../../../components/records/record-lead';
import { RecordList } from '../../../../components/records/record-list';
import { RecordView } from '../../../../components/records/record-view';
import { shownColumns, type ShownColumn } from '../../../../components/records/shown-columns';
import { ExpiryStatusChip, standingLabels } from '../../../../components/display/expiry-status-chip';
import { StatusChip, type Tone } from '../../../../components/display/status-chip';
import type { AnyRecord, RecordKit } from '../../../../lib/records/record-kit';
import { stepsFrom, type Flow, type Step, type StepsOf } from '../../../../lib/records/steps';
import type { ExpiryStatus } from '../../../../lib/records/papers';
import type { ListParams } from '../../../../lib/lists/use-list-params';

/** How the records of a tab stand, and where they can go from there. */
export interface ExpiryStatuses {
  readonly field: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly tones: Readonly<Record<string, Tone>>;
  readonly steps: (record: AnyRecord, displayName: string) => Step[];
}

/** How records stand by the flow of their kind, with what each step is called. */
export const standings = <Of extends Flow>(
  flow: Of,
  { steps, ...shown }: Pick<ExpiryStatuses, 'labels' | 'tones'> & { steps: StepsOf<Of> },
): ExpiryStatuses => ({
  ...shown,
  field: flow.field,
  steps: (record, displayName) => stepsFrom(flow, steps, record, { displayName, labels: shown.labels }),
});

/** A tab of the compliance hub: a list of records of a kind, and the panel of one. */
export interface HubTab<Item extends AnyRecord> {
  readonly kit: RecordKit<Item>;
  /** How several are called: 'DOT audits'. */
  readonly label: string;
  readonly columns: readonly ShownColumn<Item>[];
  readonly filters?: readonly RecordFilter[];
  readonly status?: ExpiryStatuses;
  /** Its records have neither a status nor an end. */
  readonly lasting?: true;
  /** What belongs here, where there is nothing yet. */
  readonly about: string;
  readonly above?: (params: ListParams) => ReactNode;
  /** Figures of one record, above its papers. */
  readonly below?: (record: Item) => ReactNode;
  /** What its panel says first, where that is no field that is filled in. */
  readonly lead?: (record: Item) => Lead;
}

const statusOf = ({ status }: Pick<HubTab<AnyRecord>, 'status'>, record: AnyRecord): ReactNode => {
  const value = status && String(record[status.field]);
  return (
    status && value && <StatusChip tone={status.tones[value] ?? 'neutral'} label={status.labels[value] ?? value} />
  );
};

const endOf = (record: AnyRecord): ExpiryStatus | null => {
  const [standing = null] = Object.values((record['standings'] ?? {}) as Record<string, ExpiryStatus | null>);
  return standing;
};

/** Whether what has an end is still good; it is said of what may be used only. */
const saidEndOf = <Item extends AnyRecord>(tab: HubTab<Item>, record: Item): ExpiryStatus | null => {
  const standing = endOf(record);
  return tab.status && standing === 'valid' ? null : standing;
};

const chipsOf = <Item extends AnyRecord>(tab: HubTab<Item>, record: Item): ReactNode => {
  const standing = saidEndOf(tab, record);
  return (
    <>
      {statusOf(tab, record)} {standing && <ExpiryStatusChip standing={standing} />}
    </>
  );
};
/** The same in plain text. */
const chipTextsOf = <Item extends AnyRecord>(tab: HubTab<Item>, record: Item): string => {
  const standing = saidEndOf(tab, record);
  const status = tab.status?.labels[String(record[tab.status.field])];
  return [status, standing && standingLabels[standing]].filter(Boolean).join(' ');
};

const columnsOf = <Item extends AnyRecord>(tab: HubTab<Item>) =>
  shownColumns(tab.kit, [
    ...tab.columns,
    ...(tab.lasting
      ? []
      : [
          {
            field: tab.status?.field ?? 'standings',
            header: 'Status',
            sortable: tab.status !== undefined,
            width: 216,
            value: (record: Item) => chipTextsOf(tab, record),
            render: (record: Item) => chipsOf(tab, record),
          },
        ]),
  ]);

const filtersOf = ({
  status,
  filters = [],
}: Pick<HubTab<AnyRecord>, 'status' | 'filters'>): readonly RecordFilter[] => [
  CLIENT_FILTER,
  ...filters,
  ...(status
    ? [
        {
          name: status.field,
          label: 'Status',
          all: 'All statuses',
          options: Object.entries(status.labels).map(([value, label]) => ({ value, label })),
        },
      ]
    : []),
];

/** List and panel of a tab, made once. */
export const hubTab = <Item extends AnyRecord>(tab: HubTab<Item>) => {
  const { kit, label, about, status, above, below, lead } = tab;
  const columns = columnsOf(tab);
  const filters = filtersOf(tab);
  // names such as DOT, IRP and Form 2290 keep their capitals
  const lower = /^([A-Z]{2}|Form)/.test(label) ? label : label.toLowerCase();
  const empty = {
    icon: <DetailCheckOutlined />,
    none: { title: `No ${lower} yet`, text: about, add: kit.dialogTitles.add },
    unmatched: { title: `No ${lower} found`, text: 'Try other words, another client or another filter.' },
  };
  const List = ({ onAdd }: { onAdd: () => void }) => (
    <RecordList
      kit={kit}
      label={label}
      search={`Search ${lower}`}
      columns={columns}
      filters={filters}
      empty={empty}
      card={(record, link) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            {link}
            <span>{chipsOf(tab, record)}</span>
          </Box>
          <Typography color="textSecondary">
            {columns
              .slice(1, tab.lasting ? undefined : -1)
              .map(({ value }) => value(record))
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      onAdd={onAdd}
      {...(above && { above })}
    />
  );
  const View = (props: { id: string; history: ReactNode; onClose: () => void }) => (
    <RecordView
      kit={kit}
      {...props}
      subtitle={(record) => chipsOf(tab, record)}
      steps={(record) => status?.steps(record, kit.displayName(record)) ?? []}
      without={status ? [status.field] : []}
      {...(lead && { lead })}
    >
      {(record) => (
        <>
          {below?.(record)}
          <Papers kit={kit} record={record} />
        </>
      )}
    </RecordView>
  );
  return { kit: kit as RecordKit<AnyRecord>, List, View };
};
