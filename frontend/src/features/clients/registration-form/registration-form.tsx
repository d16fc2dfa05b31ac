import { ActionButton } from '../../../components/display/action';
import { AskBeforeLeaving } from '../../../components/forms/ask-before-leaving';
import { FormElement } from '../../../components/forms/form-element';
import { FormNotices } from '../../../components/forms/form-notices';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api/api-error';
import { showProblem } from '../../../lib/api/problem';
import { AddressFields, BusinessFields, ContactFields } from './registration-fields';
import { registrationFields, registrationForm, useSubmitRegistration } from './registration-mutations';
import { NeedsFields } from './needs-fields';

export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const submission = useSubmitRegistration();
  const state = useRecordForm({
    form: registrationForm,
    send: ({ values, idempotencyKey }) => submission.mutateAsync({ values, idempotencyKey }),
    onSaved: () => {
      toast.success("We'll contact you within 24 hours to set up your account.", 'not signed in', {
        title: 'Registration Submitted!',
      });
      onDone();
    },
    onFailed: (error, form) => {
      toast.error('Please try again or contact us directly.', 'Registration Failed');
      if (isApiError(error) && error.status < 500) showProblem(form, error, registrationFields);
    },
  });
  const { form, busy } = state;

  return (
    <FormElement state={state} style={{ display: 'grid', gap: 16 }}>
      <FormNotices state={state} />
      <BusinessFields form={form} />
      <ContactFields form={form} />
      <AddressFields form={form} />
      <NeedsFields form={form} />
      <ActionButton look="filled" type="submit" disabled={busy} style={{ justifySelf: 'start' }}>
        {busy ? 'Submitting...' : 'Submit Registration'}
      </ActionButton>
      <AskBeforeLeaving state={state} />
    </FormElement>
  );
}
