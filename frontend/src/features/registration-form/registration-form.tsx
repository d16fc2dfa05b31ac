import { useForm } from 'react-hook-form';
import { ActionButton } from '../../components/action';
import { FormAlert } from '../../components/fields/form-alert';
import { toast } from '../../components/toast/toast-store';
import { isApiError } from '../../lib/api-error';
import { showProblem } from '../../lib/problem';
import { forgetDraft, readDraft, useFormDraft } from '../../lib/use-form-draft';
import { AddressFields, BusinessFields, ContactFields } from './registration-fields';
import {
  emptyRegistration,
  registrationFields,
  useSubmitRegistration,
  type RegistrationValues,
} from './registration.mutations';
import { NeedsFields } from './needs-fields';

const DRAFT = 'axlebook.draft.registration';

export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const form = useForm<RegistrationValues>({
    defaultValues: { ...emptyRegistration, ...readDraft<RegistrationValues>(DRAFT) },
  });
  const submission = useSubmitRegistration();
  useFormDraft(form, DRAFT);

  const submit = form.handleSubmit((values) =>
    submission.mutate(values, {
      onSuccess: () => {
        forgetDraft(DRAFT);
        toast.success("We'll contact you within 24 hours to set up your account.", 'Registration Submitted!');
        onDone();
      },
      onError: (error) => {
        toast.error('Please try again or contact us directly.', 'Registration Failed');
        if (isApiError(error) && error.status < 500) showProblem(form, error, registrationFields);
      },
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16 }}>
      <FormAlert message={form.formState.errors.root?.['server']?.message} />
      <BusinessFields form={form} />
      <ContactFields form={form} />
      <AddressFields form={form} />
      <NeedsFields form={form} />
      <ActionButton look="filled" type="submit" disabled={submission.isPending} style={{ justifySelf: 'start' }}>
        {submission.isPending ? 'Submitting...' : 'Submit Registration'}
      </ActionButton>
    </form>
  );
}
