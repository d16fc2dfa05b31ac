import { Controller, type UseFormReturn } from 'react-hook-form';
import { RecordSelect } from '../../../components/fields/record-select';
import {
  clientOptionsQuery,
  complianceDocumentOptionsQuery,
  invoiceOptionsQuery,
  type OptionsQuery,
} from '../../../lib/option-queries';
import { useCan } from '../../../lib/session/session-context';
import type { NewPaymentValues } from '../new-payment-form';

interface ChosenProps {
  form: UseFormReturn<NewPaymentValues>;
  name: 'clientId' | 'documentId' | 'invoiceId';
  label: string;
  query: OptionsQuery;
  placeholder?: string;
  hint?: string;
  validate?: (value: string, values: NewPaymentValues) => true | string;
}

function Chosen({ form, name, label, query, placeholder = 'None', hint, validate }: ChosenProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      rules={validate ? { validate } : {}}
      render={({ field }) => (
        <RecordSelect
          name={name}
          label={label}
          query={query}
          placeholder={placeholder}
          {...(hint && { hint })}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={form.formState.errors[name]?.message}
        />
      )}
    />
  );
}

const clientOrPurpose = (clientId: string, { documentId, invoiceId }: NewPaymentValues): true | string =>
  clientId !== '' || documentId !== '' || invoiceId !== '' || 'Choose the client who pays';

/** Who pays, and what for: a document or an invoice names its client, too. */
export function PurposeFields({ form }: { form: UseFormReturn<NewPaymentValues> }) {
  const seesDocuments = useCan('documents.read');
  return (
    <>
      <Chosen
        form={form}
        name="clientId"
        label="Client"
        query={clientOptionsQuery}
        placeholder="Of the document or invoice"
        validate={clientOrPurpose}
      />
      {seesDocuments && (
        <Chosen form={form} name="documentId" label="Document" query={complianceDocumentOptionsQuery} />
      )}
      <Chosen form={form} name="invoiceId" label="Invoice" query={invoiceOptionsQuery} />
    </>
  );
}
