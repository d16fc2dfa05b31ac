import { useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Notice } from '../../../components/display/notice';
import { FormGrid } from '../../../components/fields/form-grid';
import { descriptionIdOf, Labelled } from '../../../components/fields/labelled';
import { RecordInput } from '../../../components/fields/record-input';
import { TextInput } from '../../../components/fields/text-input';
import { FileChooser } from '../../../components/forms/file-chooser';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { fuelTransactionLabels } from '../../../generated/kinds';
import { clientOptionsQuery } from '../../../lib/api/option-queries';
import { sentenceFor } from '../../../lib/api/problem';
import type { RecordForm } from '../../../lib/forms/record-form';
import { useImportFuel, usePreviewFuel, type FuelOutcome, type FuelPreview } from './fuel-calls';
import { FuelMappingFields, mappingOf, noMapping, valuesOfPreview, type MappingValues } from './fuel-mapping-fields';
import { FuelPreviewTable } from './fuel-preview-table';

interface ImportValues extends MappingValues {
  clientId: string;
  exchangeRate: string;
}
const empty: ImportValues = { ...noMapping, clientId: '', exchangeRate: '' };
export const importFuelForm: RecordForm<ImportValues> = {
  name: 'import-fuel-file',
  values: () => empty,
  careless: true,
};

const WHICH = 'CSV or Excel, from EFS / WEX, Pilot / Flying J, the template or any other. Nothing is added twice.';
const inWords = ({ transactionsImported, duplicates, setAside, rejectedLines }: FuelOutcome): string =>
  [
    `${transactionsImported} imported`,
    `${duplicates} already imported`,
    `${setAside} set aside`,
    `${rejectedLines} could not be imported`,
  ].join(', ');

/** Imports a file of fuel cards: its first lines are shown before, and columns that nobody knows are named once. */
export function ImportFuelDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<FuelPreview | null>(null);
  const [result, setResult] = useState<FuelOutcome | null>(null);
  const [fault, setFault] = useState<string>();
  const look = usePreviewFuel();
  const send = useImportFuel();
  const isUnknown = preview !== null && preview.provider === null;
  const state = useRecordForm<ImportValues, never, FuelOutcome>({
    form: importFuelForm,
    initial: { ...empty, clientId },
    send: ({ values, idempotencyKey }) => {
      if (!file) throw new Error('Choose a file first');
      const { clientId: whose, exchangeRate, ...mapping } = values;
      const fields = { clientId: whose, exchangeRate, mapping: isUnknown ? mappingOf(mapping) : '' };
      return send.mutateAsync({ file, fields, idempotencyKey });
    },
    failed: 'The file was not imported',
    onSaved: setResult,
  });
  const { register, control, setValue, getValues, formState } = state.form;

  const take = async (next: File | undefined) => {
    if (!next) return;
    setFile(next);
    setPreview(null);
    setFault(undefined);
    try {
      const found = (await look.mutateAsync({ file: next, fields: { clientId: getValues('clientId') } })).preview;
      setPreview(found);
      if (found?.provider === null)
        for (const [name, value] of Object.entries(valuesOfPreview(found)))
          setValue(name as keyof MappingValues, value);
    } catch (error) {
      setFault(sentenceFor(error));
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
        <Notice tone={result.rejectedLines > 0 ? 'error' : 'success'}>
          {result.status === 'done' ? `${inWords(result)}.` : 'The import goes on; its lines appear as they are read.'}
        </Notice>
        {[...result.rejected, ...result.aside].slice(0, 50).map(({ line, reason }) => (
          <div key={`${line}-${reason}`}>
            Line {line}: {reason}
          </div>
        ))}
      </FormDialog>
    );
  return (
    <FormDialog
      state={state}
      title="Import Fuel File"
      submitLabel="Import"
      busyLabel={file ? 'Importing...' : 'Choose a file'}
      unready={file === null || look.isPending || fault !== undefined}
      maxWidth={preview ? 'md' : 'sm'}
      onClose={onClose}
    >
      <FormGrid>
        <RecordInput
          control={control}
          name="clientId"
          label="Client"
          placeholder="From the cards"
          query={clientOptionsQuery}
        />
        <TextInput
          label="US Dollars for One Canadian"
          hint="Only if paid in Canadian dollars."
          placeholder="0.7314"
          maxLength={10}
          registration={register('exchangeRate')}
          error={formState.errors.exchangeRate?.message}
        />
      </FormGrid>
      <Labelled id="fuel-file" label="Fuel card file" required hint={WHICH}>
        <FileChooser
          id="fuel-file"
          type="file"
          accept=".csv,.xlsx,.xls,.txt"
          aria-describedby={descriptionIdOf('fuel-file')}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </Labelled>
      {fault !== undefined && <Notice tone="error">{fault}</Notice>}
      {preview && (
        <>
          <Notice tone="info">
            {preview.provider === null
              ? 'These columns are new. What you choose here is saved for the next file.'
              : `Read as ${fuelTransactionLabels.provider[preview.provider as keyof typeof fuelTransactionLabels.provider]}.`}
          </Notice>
          <FuelPreviewTable preview={preview} />
        </>
      )}
      {isUnknown && preview && (
        <FuelMappingFields form={state.form as unknown as UseFormReturn<MappingValues>} preview={preview} />
      )}
    </FormDialog>
  );
}
