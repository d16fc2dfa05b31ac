import AddOutlined from '../../../generated/icons/AddOutlined';
import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { screens } from '../../../lib/screens/declared';
import type { Screen } from '../../../lib/screens/screen';
import { can, useUser } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

/** What the list at an address lets add; the import is of clients. */
const addingAt = (pathname: string): Screen['add'] =>
  screens
    .filter(({ at }) => pathname === at || pathname.startsWith(`${at}/`))
    .toSorted((one, other) => other.at.length - one.at.length)[0]?.add;

export function ClientsActions() {
  const { pathname } = useLocation();
  const user = useUser();
  const add = addingAt(pathname);
  const mayImport = can(user, 'batches.write') && add === addingAt('/clients');
  const [, setAdding] = useFlagParam('new');
  const [importing, setImporting] = useFlagParam('import');
  if (!add || !can(user, add.permission)) return null;
  return (
    <>
      {mayImport && (
        <Button
          variant="outlined"
          color="secondary"
          sx={{ color: 'text.primary' }}
          startIcon={<UploadFileOutlined />}
          aria-expanded={importing}
          onClick={() => setImporting(!importing)}
        >
          Import Excel
        </Button>
      )}
      <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
        {add.label}
      </Button>
    </>
  );
}
