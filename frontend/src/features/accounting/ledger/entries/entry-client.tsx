import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { RecordInput } from '../../../../components/fields/record-input';
import { clientOptionsQuery } from '../../../../lib/api/option-queries';
import { required } from '../../../../lib/forms/rules/rules';
import { useUser } from '../../../../lib/session/session-context';

/** In whose books an entry is: an agent names a client. */
export function EntryClient<Values extends FieldValues & { clientId: string }>({
  control,
}: {
  control: Control<Values>;
}) {
  const { isAgent } = useUser();
  return (
    <RecordInput
      control={control}
      name={'clientId' as FieldPath<Values>}
      label="Client"
      required={isAgent}
      {...(isAgent && { rules: required('Choose a client') })}
      query={clientOptionsQuery}
      placeholder={isAgent ? 'Choose a client' : "The firm's own books"}
    />
  );
}
