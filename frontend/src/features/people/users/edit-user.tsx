import { EditRecord } from '../../../components/overlay/edit-record';
import { userQuery } from './user-calls';
import { UserDialog } from './dialogs/user-dialog-lazy';

export const EditUser = () => (
  <EditRecord what="user" query={userQuery} permission="users.manage">
    {(user, onClose) => <UserDialog user={user} onClose={onClose} />}
  </EditRecord>
);
