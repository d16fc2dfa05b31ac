import { useId } from 'react';
import { Labelled } from '../../../components/fields/labelled';
import { InputShell } from '../../../components/fields/input-shell';
import type { Agent } from '../../../lib/api-types';

/** Whose account it is stays as it is. */
export function SameUser({ agent }: { agent: Agent }) {
  const id = useId();
  const name = [agent.firstName, agent.lastName].filter(Boolean).join(' ');
  return (
    <Labelled id={id} label="User" hint="The user of an agent cannot be changed.">
      <InputShell data-disabled>
        <input id={id} readOnly value={name === '' ? agent.userId : name} />
      </InputShell>
    </Labelled>
  );
}
