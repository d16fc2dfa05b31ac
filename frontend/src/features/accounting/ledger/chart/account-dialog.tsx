import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckInput } from '../../../../components/fields/checks/check-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { DeleteDialog } from '../../../../components/overlay/delete-dialog';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { LedgerAccount } from '../../../../lib/api/api-types';
import { changesOf } from '../../../../lib/forms/saving';
import { required } from '../../../../lib/forms/rules/rules';
import { useCan } from '../../../../lib/session/session-context';
import { accountSubject } from '../../../../lib/subjects';
import { accountGroups } from './account-groups';
import { useDeleteAccount, useRestoreAccount, useSaveAccount } from '../ledger-mutations';
import { accountQuery } from '../ledger-queries';
import { accountChanges, accountForm, newAccount, type AccountRecord } from './account-form';
import { subtypesOf } from './subtypes';

const USED = 'Fixed: entries are posted to it.';
const SYSTEM = 'Fixed: a system account.';

interface AccountDialogProps {
  account: LedgerAccount | null;
  onClose: () => void;
}

/** Adds an account to the chart, or edits one; what printed statements rest on is fixed once it is used. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const save = useSaveAccount();
  const [deleting, setDeleting] = useState(false);
  const mayDelete = useCan('ledger.delete') && account !== null && !account.system && !account.used;
  const record: AccountRecord | null = account && { ...account, id: account.number };
  const state = useRecordForm({
    form: accountForm,
    record,
    fresh: record ? accountQuery(record.number) : undefined,
    send: ({ values, changed, record: standing, idempotencyKey }) =>
      standing === null
        ? save.mutateAsync({ body: newAccount(values), idempotencyKey })
        : save.mutateAsync({
            number: standing.number,
            version: standing.version,
            body: changesOf(accountChanges(values), changed),
          }),
    done: account ? 'Account updated' : 'Account added',
    subject: accountSubject,
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const type = useWatch({ control, name: 'type' });
  const fixed = account === null ? undefined : account.system ? SYSTEM : account.used ? USED : undefined;
  const subtypes = subtypesOf(type);
  return (
    <>
      <FormDialog
        state={state}
        title={account ? 'Edit Account' : 'Add Account'}
        submitLabel={account ? 'Save' : 'Add Account'}
        onClose={onClose}
      >
        <FormGrid>
          <TextInput
            label="Number"
            required
            autoFocus={account === null}
            disabled={account !== null}
            maxLength={8}
            inputMode="numeric"
            registration={register('number', required('The number is required'))}
            error={errors.number?.message}
          />
          <TextInput
            label="Name"
            required
            maxLength={100}
            registration={register('name', required('Name is required'))}
            error={errors.name?.message}
          />
          <SelectInput
            label="Type"
            options={accountGroups}
            disabled={fixed !== undefined}
            hint={fixed}
            registration={register('type', {
              onChange: () => state.form.setValue('subtype', '', { shouldDirty: true }),
            })}
            error={errors.type?.message}
          />
          <SelectInput
            label="Subtype"
            options={subtypes}
            placeholder="None"
            disabled={fixed !== undefined || subtypes.length === 0}
            registration={register('subtype')}
            error={errors.subtype?.message}
          />
          <div className="wide">
            <TextInput
              label="Description"
              maxLength={1_000}
              registration={register('description')}
              error={errors.description?.message}
            />
          </div>
          <CheckInput label="Active" registration={register('active')} error={errors.active?.message} />
          <CheckInput
            label="Reconcilable"
            hint="It is reconciled with bank statements."
            registration={register('reconcilable')}
          />
          <CheckInput
            label="Cash Account"
            hint="It holds cash: its movements make up cash flow."
            registration={register('cashAccount')}
            error={errors.cashAccount?.message}
          />
        </FormGrid>
        {mayDelete && (
          <Button color="error" onClick={() => setDeleting(true)} sx={{ mt: 2 }}>
            Delete Account
          </Button>
        )}
      </FormDialog>
      {deleting && account && <DeleteAccount account={account} onClose={() => setDeleting(false)} onDone={onClose} />}
    </>
  );
}

function DeleteAccount({ account, ...then }: { account: LedgerAccount; onClose: () => void; onDone: () => void }) {
  const removal = useDeleteAccount();
  const restore = useRestoreAccount();
  return (
    <DeleteDialog
      what="account"
      subject={accountSubject(account)}
      id={account.number}
      removal={removal}
      restore={restore}
      {...then}
    />
  );
}
