import { CheckGroup } from '../../../components/fields/checks/check-group';
import { FixedInput } from '../../../components/fields/fixed-input';
import { RecordInput } from '../../../components/fields/record-input';
import { TextLink } from '../../../components/display/text-link';
import type { Agent } from '../../../lib/api/api-types';
import type { Inputs } from '../../../lib/records/record-kit';
import { required } from '../../../lib/forms/rules/rules';
import { waitingUsersQuery } from './agent-calls';
import { RIGHTS, rightLabel } from './agent-rights';

const userOf = ({ firstName, lastName, userId }: Agent): string =>
  [firstName, lastName].filter(Boolean).join(' ') || userId;

/** A user of role agent becomes one; rights are ticked together. */
export const inputs: Inputs = {
  userId: ({ form, record }) =>
    record ? (
      <FixedInput
        label="User"
        value={userOf(record as unknown as Agent)}
        hint="The user of an agent cannot be changed."
      />
    ) : (
      <>
        <RecordInput
          control={form.control}
          name="userId"
          rules={required('User ID is required')}
          label="User"
          query={waitingUsersQuery}
          required
          placeholder="Choose a user with the agent role"
        />
        <p style={{ margin: '6px 0 0', fontSize: 13 }}>
          Not in the list? <TextLink to="/users?invite=agent">Invite an agent on Users</TextLink> first.
        </p>
      </>
    ),
  canCreateInvoices: ({ form }) => (
    <CheckGroup
      legend="Permissions"
      hint="What this agent may do."
      checks={RIGHTS.map((right) => ({ label: rightLabel(right), registration: form.register(right) }))}
    />
  ),
};
