import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useState, type ReactElement, type ReactNode } from 'react';
import { AppDialog } from './base/app-dialog';
import { isApiError } from '../../lib/api/api-error';
import { useCan } from '../../lib/session/session-context';
import type { OpenParam } from '../../lib/navigation/over/open-params';
import { useAddressParam } from '../../lib/navigation/use-address-param';
import { ErrorState } from '../feedback/error-state';
import { SkeletonList } from '../feedback/skeleton-list';
import { toast } from '../toast/toast-store';

interface EditRecordProps<Item> {
  /** What names it in the address; `edit`, if not said. */
  param?: OpenParam | undefined;
  what: string;
  query: (id: string) => UseQueryOptions<Item, Error, Item, string[]>;
  permission: string;
  /** Why this one may not be edited, as a sentence. */
  refusal?: (item: Item) => string | null;
  children: (item: Item, onClose: () => void) => ReactElement;
}

interface RefusedProps {
  what: string;
  reason: string;
  onClose: () => void;
}

const Refused = ({ what, reason, onClose }: RefusedProps) => {
  useEffect(() => {
    toast.error(reason, `This ${what} cannot be edited`);
    onClose();
  }, [what, reason, onClose]);
  return null;
};

/**
 * What may be edited is decided when the dialog opens: text that is typed already stays, whatever happens to the
 * record.
 */
function Found<Item>({
  item,
  refused,
  refusal,
  children,
  ...closing
}: Omit<EditRecordProps<Item>, 'query' | 'permission'> & { item: Item; refused: string | null; onClose: () => void }) {
  const [reason] = useState(() => refused ?? refusal?.(item) ?? null);
  return reason === null ? children(item, closing.onClose) : <Refused reason={reason} {...closing} />;
}

const SLOW_MS = 300;

interface OpeningProps {
  what: string;
  onClose: () => void;
  children: ReactNode;
}

/** In place of the dialog, until the record is there. */
function Opening({ what, onClose, children }: OpeningProps) {
  const titleId = useId();
  return (
    <AppDialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Edit {what}</DialogTitle>
      {children}
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </AppDialog>
  );
}

/** A record that comes at once opens its form at once, without anything in between. */
function Slowly({ children }: { children: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? children : null;
}

function Addressed<Item>({
  id,
  query,
  permission,
  ...rest
}: EditRecordProps<Item> & { id: string; onClose: () => void }) {
  const mayEdit = useCan(permission);
  const found = useQuery({ ...query(id), enabled: mayEdit });
  const refused = mayEdit ? null : 'You do not have permission to change it.';
  if (found.data !== undefined) return <Found item={found.data} refused={refused} {...rest} />;
  if (refused !== null) return <Refused reason={refused} {...rest} />;
  if (isApiError(found.error, 404)) return <Refused reason="It does not exist, or it was deleted." {...rest} />;
  if (found.isError)
    return (
      <Opening what={rest.what} onClose={rest.onClose}>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />
      </Opening>
    );
  return (
    <Slowly>
      <Opening what={rest.what} onClose={rest.onClose}>
        <DialogContent>
          <SkeletonList />
        </DialogContent>
      </Opening>
    </Slowly>
  );
}

/** The edit dialog of the record that the address names. */
export function EditRecord<Item>(props: EditRecordProps<Item>) {
  const [id, setId] = useAddressParam(props.param ?? 'edit');
  const close = useCallback(() => setId(null), [setId]);
  return id === null ? null : <Addressed key={id} {...props} id={id} onClose={close} />;
}
