import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format/dates';
import { valuesOf } from '../../lib/records/form-field';
import { shownValue } from '../../lib/records/shown-value';
import { permissionTo, type AnyRecord, type RecordKit } from '../../lib/records/record-kit';
import { useCan } from '../../lib/session/session-context';
import { KnownDetails } from '../display/detail-list';
import { DetailDrawer } from '../overlay/detail-drawer';
import { RecordPanel } from '../overlay/record-panel';
import { TextLink } from '../display/text-link';
import { recordAddress } from '../../lib/navigation/record-address';
import type { Step } from '../../lib/records/steps';
import { EditInList } from './list-tools/edit-in-list';
import { RecordActions } from './record-actions';
import { RecordLead, leadOf, type Lead } from './record-lead';
import type { PanelProps } from './screen-parts';

export interface RecordViewProps<Item extends AnyRecord> extends PanelProps {
  kit: RecordKit<Item>;
  /** What its panel is called until it is there. */
  what?: string;
  /** How it stands; the chip of its kit when absent. */
  subtitle?: ((record: Item) => ReactNode) | undefined;
  /** The money that it is about and its day, beside the chip; the first amount and end of its fields when absent. */
  lead?: (record: Item) => Lead;
  /** Those of its kit when absent. */
  steps?: (record: Item) => readonly Step[];
  /** Beside edit and delete. */
  actions?: (record: Item) => ReactNode;
  /** Between Edit and Delete. */
  more?: (record: Item) => ReactNode;
  /** Events before those of its fields. */
  details?: (record: Item) => readonly (readonly [label: string, value: ReactNode])[];
  /** Fields that are not listed; 'all' where the details say everything. */
  without?: readonly string[] | 'all';
  /** Below the details: papers, figures, other records. */
  children?: (record: Item) => ReactNode;
  /** In place of the usual sentence of the question before a removal. */
  sure?: (record: Item) => string;
}

const dateTime = (value: unknown): string => (typeof value === 'string' ? formatDateTime(value) : '');

/** The panel of one record of a kind, with its history and what can be done with it. */
export function RecordView<Item extends AnyRecord>({
  kit,
  id,
  history,
  onClose,
  what = kit.dialogTitles.edit.replace(/^Edit /, ''),
  subtitle = kit.chip,
  lead = (record) => leadOf(kit, record),
  steps = kit.steps,
  actions,
  more,
  details,
  without = [],
  children,
  sure,
}: RecordViewProps<Item>) {
  const found = useQuery(kit.one(id));
  const mayWrite = useCan(permissionTo('write', kit));
  const mayDelete = useCan(permissionTo('delete', kit));
  const hasActions = mayWrite || mayDelete || actions !== undefined;
  const fieldDetails = (record: Item, said: readonly string[] = []) =>
    (without === 'all' ? [] : kit.placed)
      .filter(
        ({ name, is, when }) =>
          is !== 'rows' &&
          !without.includes(name) &&
          !said.includes(name) &&
          (when?.(valuesOf(kit.placed, record)) ?? true),
      )
      .map((field): readonly [string, ReactNode] => {
        const shown = shownValue(field, record);
        const to = field.of && shown ? recordAddress(field.of, String(record[field.name])) : null;
        return [field.label, to === null ? shown : <TextLink to={to}>{shown}</TextLink>];
      });
  return (
    <>
      <RecordPanel what={what} found={found} onClose={onClose}>
        {(record) => (
          <DetailDrawer
            title={kit.displayName(record)}
            subtitle={<RecordLead lead={lead(record)} chips={subtitle?.(record)} />}
            history={history}
            footer={
              hasActions && (
                <RecordActions
                  kit={kit}
                  record={record}
                  steps={steps(record)}
                  {...(sure && { sure: sure(record) })}
                  more={more?.(record)}
                  onGone={onClose}
                >
                  {actions?.(record)}
                </RecordActions>
              )
            }
            onClose={onClose}
          >
            <KnownDetails
              details={[
                ...(details?.(record) ?? []),
                ...fieldDetails(record, lead(record).said),
                ['Added', dateTime(record['createdAt'])],
                ['Last change', dateTime(record['updatedAt'])],
              ]}
            />
            {children?.(record)}
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditInList kit={kit} />
    </>
  );
}

/** The panel of a kind whose page gives it nothing else. */
export const viewOf = <Item extends AnyRecord>(
  kit: RecordKit<Item>,
  spec: Omit<RecordViewProps<Item>, 'kit' | keyof PanelProps> = {},
) =>
  function View(panel: PanelProps) {
    return <RecordView kit={kit} {...panel} {...spec} />;
  };
