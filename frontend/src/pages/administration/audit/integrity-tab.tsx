import Box from '@mui/material/Box';
import { CheckList } from '../../../features/administration/audit/checks/check-list';
import { IntegrityResult } from '../../../features/administration/audit/checks/integrity-result';

export function Component() {
  return (
    <>
      <IntegrityResult />
      <Box sx={{ mt: 2 }}>
        <CheckList />
      </Box>
    </>
  );
}
