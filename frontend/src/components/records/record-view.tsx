import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format/dates';
import { valuesOf } from '../../lib/records/form-field';
import { shownValue } from '../../lib/records/shown-value';
import { permissionTo, type AnyRecord, type RecordKit } from '../../lib/records/record-kit';
import { useCan } from '../../lib/session/session-context';
import { DetailList } from '../display/detail-list';
import { DetailDrawer } from '../overlay/detail-drawer';
import { EditRecord } from '../overlay/edit-record';
import { RecordPanel } from '../overlay/record-panel';
import { TextLink } from '../display/text-link';
import { recordAddress } from '../../lib/navigation/record-address';
import type { Step } from '../../lib/records/steps';
import { RecordActions } from './record-actions';
import { RecordDialog } from './record-dialog-lazy';

export interface RecordViewProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  id: string;
  history: ReactNode;
  onClose: () => void;
  /** What its panel is called until it is there. */
  what?: string;
  subtitle?: (record: Item) => ReactNode;
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
  subtitle,
  steps,
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
  const fieldDetails = (record: Item) =>
    (without === 'all' ? [] : kit.placed)
      .filter(
        ({ name, is, when }) =>
          is !== 'rows' && !without.includes(name) && (when?.(valuesOf(kit.placed, record)) ?? true),
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
            subtitle={subtitle?.(record)}
            history={history}
            footer={
              hasActions && (
                <RecordActions
                  kit={kit}
                  record={record}
                  {...(steps && { steps: steps(record) })}
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
            <DetailList
              details={[
                ...(details?.(record) ?? []),
                ...fieldDetails(record),
                ['Added', dateTime(record['createdAt'])],
                ['Last change', dateTime(record['updatedAt'])],
              ]}
            />
            {children?.(record)}
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditRecord what={kit.what} query={kit.one} permission={permissionTo('write', kit)}>
        {(record, close) => <RecordDialog kit={kit} record={record} onClose={close} />}
      </EditRecord>
    </>
  );
}
