import type { BulkAnswer } from '../../lib/api/api-types';
import { ConfirmDialog } from './confirm-dialog';

interface BulkRefusedProps {
  title: string;
  refused: BulkAnswer['refused'];
  /** The name of one. */
  displayName: (id: string | number) => string;
  onRead: () => void;
  /** Nothing shall be selected any more. */
  onClear: () => void;
}

/** Those of many that were refused, each with its reason. */
export function BulkRefused({ title, refused, displayName, onRead, onClear }: BulkRefusedProps) {
  return (
    <ConfirmDialog
      open={refused.length > 0}
      title={title}
      confirmLabel="Got it"
      cancelLabel="Clear selection"
      onConfirm={onRead}
      onClose={() => {
        onRead();
        onClear();
      }}
    >
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {refused.map(({ id, message }) => (
          <li key={id}>
            {displayName(id)}: {message}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
