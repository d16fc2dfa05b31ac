import type { UseFormReturn } from 'react-hook-form';
import { RecordInput } from '../../../../components/fields/record-input';
import {
  clientOptionsQuery,
  complianceDocumentOptionsQuery,
  invoiceOptionsQuery,
} from '../../../../lib/api/option-queries';
import { useCan } from '../../../../lib/session/session-context';
import type { NewPaymentValues } from './new-payment-form';

const clientOrPurpose = (clientId: unknown, { documentId, invoiceId }: NewPaymentValues): true | string =>
  clientId !== '' || documentId !== '' || invoiceId !== '' || 'Choose the client who pays';

/** Who pays, and what for: a document or an invoice names its client, too. */
export function PurposeFields({ form: { control } }: { form: UseFormReturn<NewPaymentValues> }) {
  const seesDocuments = useCan('documents.read');
  return (
    <>
      <RecordInput
        control={control}
        name="clientId"
        label="Client"
        query={clientOptionsQuery}
        placeholder="Of the document or invoice"
        rules={{ validate: clientOrPurpose }}
      />
      {seesDocuments && (
        <RecordInput
          control={control}
          name="documentId"
          label="Document"
          query={complianceDocumentOptionsQuery}
          placeholder="None"
        />
      )}
      <RecordInput control={control} name="invoiceId" label="Invoice" query={invoiceOptionsQuery} placeholder="None" />
    </>
  );
}
