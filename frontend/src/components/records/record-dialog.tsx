import { useMemo, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { replacingOf, savingOf } from '../../lib/forms/saving';
import type { FormValues } from '../../lib/records/form-field';
import { bodyIn, formOf, useSave, type AnyRecord, type Inputs, type RecordKit } from '../../lib/records/record-kit';
import { can, useUser } from '../../lib/session/session-context';
import { showProblem } from '../../lib/api/problem';
import { FormGrid } from '../fields/form-grid';
import { useRecordForm } from '../forms/use-record-form';
import { FormDialog } from '../overlay/form-dialog';
import { reportFailure } from '../toast/report-failure';
import { FieldInput } from './field-input';

export interface RecordDialogProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  /** Null: a new one. */
  record: Item | null;
  /** What a new one begins with, where the page knows: the client that was chosen. */
  initial?: FormValues;
  onClose: () => void;
  onSaved?: (record: Item) => void;
  /** Above its fields. */
  above?: (form: UseFormReturn<FormValues>) => ReactNode;
  /** What is said at a field beside what its kit says. */
  hints?: (values: FormValues) => Readonly<Record<string, string>>;
  inputs?: Inputs;
  /** What follows a save before the form closes, such as an upload; it does not fail. */
  andThen?: (record: Item) => Promise<void>;
}

/** Agents keep no records of the firm itself: they name a client. */
const CHOOSE_CLIENT = 'Choose a client';

/** Adds a record of a kind, or edits one. */
export function RecordDialog<Item extends AnyRecord>({
  kit,
  record,
  initial,
  onClose,
  onSaved,
  above,
  hints,
  inputs = {},
  andThen,
}: RecordDialogProps<Item>) {
  const user = useUser();
  const { says, dialogTitles, subject, adding } = kit;
  const form = useMemo(() => formOf(kit), [kit]);
  const save = useSave(kit);
  const placed = kit.placed.map((field) =>
    field.name !== 'clientId' || field.settled
      ? field
      : {
          placeholder: "The firm's own",
          ...field,
          ...(user.isAgent && { missing: CHOOSE_CLIENT, placeholder: CHOOSE_CLIENT }),
        },
  );
  const withheld = placed.filter(({ permission }) => permission !== undefined && !can(user, permission));
  const asked = placed.filter(
    (field) => !withheld.includes(field) && (record !== null || (adding?.includes(field.name) ?? true)),
  );
  const failed = record ? says.notUpdated : says.notAdded;
  const failedAloud = (error: Error, tried: UseFormReturn<FormValues>) => {
    showProblem(tried, error, Object.keys(tried.getValues()));
    reportFailure(error, typeof failed === 'string' ? failed : failed(error));
  };
  const state = useRecordForm<FormValues, Item, Item>({
    form,
    record,
    fresh: record ? kit.one(String(record.id)) : undefined,
    ...(initial && !record && { initial: { ...form.values(null), ...initial } }),
    send: async (sending) => {
      const body = bodyIn(kit, sending.values, sending.record);
      for (const { name } of withheld) delete body[name];
      const saved = await save.mutateAsync(kit.replaces ? replacingOf(sending, body) : savingOf(sending, body));
      await andThen?.(saved);
      return saved;
    },
    done: record ? says.updated : says.added,
    subject,
    failed,
    ...(kit.failsAloud && { onFailed: failedAloud }),
    onSaved: (saved) => {
      onSaved?.(saved);
      onClose();
    },
  });
  const hinted = (field: (typeof asked)[number]) => {
    const hint = hints?.(state.form.getValues())[field.name];
    return hint === undefined ? field : { ...field, hint };
  };
  return (
    <FormDialog
      state={state}
      title={record ? dialogTitles.edit : dialogTitles.add}
      submitLabel={record ? 'Save Changes' : dialogTitles.submit}
      maxWidth="sm"
      onClose={onClose}
    >
      {above?.(state.form)}
      <FormGrid>
        {asked
          .filter(({ when }) => when?.(state.form.getValues()) ?? true)
          .map((field, nr) => {
            const usual = <FieldInput field={hinted(field)} form={state.form} record={state.record} first={nr === 0} />;
            return (
              <div
                key={field.name}
                {...((field.wide ?? (field.is === 'text' && !field.oneLine)) && { className: 'wide' })}
              >
                {inputs[field.name]?.({
                  form: state.form,
                  record: state.record,
                  error: state.form.formState.errors[field.name]?.message,
                  hint: hints?.(state.form.getValues())[field.name],
                  usual,
                }) ?? usual}
              </div>
            );
          })}
      </FormGrid>
    </FormDialog>
  );
}
