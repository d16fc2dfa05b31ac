import { useRef, useState, type FormEvent } from 'react';
import { FormGrid } from '../../../components/fields/form-grid';
import { descriptionIdOf, Labelled } from '../../../components/fields/labelled';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { Notice } from '../../../components/display/notice';
import { FileChooser } from '../../../components/forms/file-chooser';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { RecordForm } from '../../../lib/forms/record-form';
import { required } from '../../../lib/forms/rules/rules';
import { useColumns, useImportStatement, type BankColumns, type BankImport } from './bank-calls';
import { MappingFields, mappingOf, noMapping, valuesOfMapping, type MappingValues } from './mapping-fields';

interface ImportValues extends MappingValues {
  bankId: string;
}
export const importStatementForm: RecordForm<ImportValues> = {
  name: 'import-bank-file',
  values: () => ({ bankId: '', ...noMapping }),
  careless: true,
};

const WHICH = 'OFX, QFX, CSV or Excel. Lines already imported are not added again.';

const SHEET = /\.(csv|xlsx|xls)$/i;
const inWords = ({ imported, duplicates, rejectedLines }: BankImport): string =>
  `${imported} imported, ${duplicates} already imported${rejectedLines > 0 ? `, ${rejectedLines} could not be imported` : ''}.`;

interface ImportDialogProps {
  accounts: readonly { readonly id: string; readonly name: string }[];
  /** The one that is chosen; '' for none. */
  account: string;
  onClose: () => void;
}

/** Imports a file of the bank; the columns of a sheet are named once and kept with the account. */
export function ImportDialog({ accounts, account, onClose }: ImportDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<BankColumns | null>(null);
  const [result, setResult] = useState<BankImport | null>(null);
  const [fault, setFault] = useState<string>();
  const look = useColumns();
  const send = useImportStatement();
  const state = useRecordForm<ImportValues, never, BankImport>({
    form: importStatementForm,
    initial: { bankId: account, ...noMapping },
    send: ({ values, idempotencyKey }) => {
      if (!file) throw new Error('Choose a file first');
      return send.mutateAsync({
        id: values.bankId,
        file,
        mapping: columns ? JSON.stringify(mappingOf(values)) : '',
        idempotencyKey,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
    },
    failed: 'The file was not imported',
    onSaved: setResult,
  });
  const { register, setValue, getValues, formState } = state.form;
  const chosen = state.form.watch('bankId');

  const take = async (next: File | undefined) => {
    if (!next) return;
    setFile(next);
    setColumns(null);
    setResult(null);
    setFault(undefined);
    if (!SHEET.test(next.name) || getValues('bankId') === '') return;
    try {
      const found = await look.mutateAsync({ id: getValues('bankId'), file: next });
      setColumns(found);
      for (const [name, value] of Object.entries<string | boolean>({ ...valuesOfMapping(found.mapping) }))
        setValue(name as keyof MappingValues, value);
    } catch (error) {
      setFault((error as Error).message);
    }
  };

  const close = (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    onClose();
    return Promise.resolve();
  };
  if (result)
    return (
      <FormDialog
        state={{ ...state, dirty: false, submit: close }}
        title="Imported"
        submitLabel="Done"
        ready
        onClose={onClose}
      >
        <Notice tone={result.rejectedLines > 0 ? 'error' : 'success'}>{inWords(result)}</Notice>
        {result.rejected.slice(0, 50).map(({ line, reason }) => (
          <div key={`${line}-${reason}`}>
            Line {line}: {reason}
          </div>
        ))}
      </FormDialog>
    );
  return (
    <FormDialog
      state={state}
      title="Import Bank File"
      submitLabel="Import"
      busyLabel={file ? 'Importing...' : 'Choose a file'}
      unready={file === null || chosen === '' || look.isPending}
      maxWidth={columns ? 'md' : 'sm'}
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput
          label="Bank account"
          required
          placeholder="Choose an account"
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          registration={register('bankId', required('Choose an account'))}
          error={formState.errors.bankId?.message}
        />
        <Labelled id="bank-file" label="Bank file" required hint={WHICH}>
          <FileChooser
            ref={input}
            id="bank-file"
            type="file"
            accept=".ofx,.qfx,.csv,.xlsx,.xls"
            disabled={chosen === ''}
            aria-describedby={descriptionIdOf('bank-file')}
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </Labelled>
      </FormGrid>
      {fault !== undefined && <Notice tone="error">{fault}</Notice>}
      {columns && <MappingFields form={state.form} columns={columns} />}
    </FormDialog>
  );
}
