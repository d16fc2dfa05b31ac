import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subject } from '../../lib/subjects';
import { DeleteDialog } from './delete-dialog';
import { EditDelete } from './edit-delete';

interface DeleteButtonProps<Id> {
  what: string;
  subject: Subject;
  id: Id;
  removal: UseMutationResult<unknown, Error, Id>;
  restore: UseMutationResult<unknown, Error, Id>;
  onDone?: () => void;
}

/** Asks before it deletes. */
export function DeleteButton<Id>({ onDone, ...props }: DeleteButtonProps<Id>) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <EditDelete onDelete={() => setAsking(true)} />
      {asking && (
        <DeleteDialog
          {...props}
          onClose={close}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </>
  );
}
