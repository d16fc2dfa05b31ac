import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { emailRule, required } from '../../lib/forms/rules/rules';
import { FormGrid } from '../fields/form-grid';
import { TextInput } from '../fields/text-input';
import { AskBeforeLeaving } from './ask-before-leaving';
import { FormElement } from './form-element';
import { FormNotices } from './form-notices';
import type { FormState } from './use-record-form';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}
interface PersonFormProps {
  state: FormState;
  register: UseFormRegister<Person>;
  errors: FieldErrors<Person>;
  /** Further fields below the name and the address. */
  children?: ReactNode;
}

/** The name and the e-mail address of who is signed in, on a page of its own. */
export function PersonForm({ state, register, errors, children }: PersonFormProps) {
  return (
    <FormElement state={state}>
      <FormNotices state={state} />
      <FormGrid>
        <TextInput
          label="First Name"
          autoComplete="given-name"
          required
          maxLength={100}
          registration={register('firstName', required('First name is required'))}
          error={errors.firstName?.message}
        />
        <TextInput
          label="Last Name"
          autoComplete="family-name"
          required
          maxLength={100}
          registration={register('lastName', required('Last name is required'))}
          error={errors.lastName?.message}
        />
        <div className="wide">
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            required
            hint="You sign in with this address."
            registration={register('email', emailRule('Valid email is required'))}
            error={errors.email?.message}
          />
        </div>
        {children}
      </FormGrid>
      <Box sx={{ mt: 2.5 }}>
        <Button type="submit" variant="contained" disabled={state.busy}>
          {state.busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </Box>
      <AskBeforeLeaving state={state} />
    </FormElement>
  );
}
