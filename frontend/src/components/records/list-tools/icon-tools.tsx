import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SystemStyleObject } from '@mui/system';
import { useState } from 'react';
import type { Theme } from '@mui/material/styles';
import { permissionTo, type AnyRecord, type RecordKit } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import { useEditParam } from '../../../lib/navigation/use-address-param';
import { DeleteRecord } from '../delete-record';

interface IconToolsProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  record: Item;
  /** In place of the usual sentence of the question before a removal. */
  sure?: string;
  sx?: SystemStyleObject<Theme>;
  /** Of each button. */
  button?: SystemStyleObject<Theme>;
}

/** Edit and Delete as pictures, on a card of a list; nothing for who may do neither. */
export function IconTools<Item extends AnyRecord>({ kit, record, sure, sx = {}, button = {} }: IconToolsProps<Item>) {
  const mayWrite = useCan(permissionTo('write', kit));
  const mayDelete = useCan(permissionTo('delete', kit));
  const [, setEditing] = useEditParam();
  const [deleting, setDeleting] = useState(false);
  const name = kit.displayName(record);
  if (!mayWrite && !mayDelete) return null;
  return (
    <Box sx={{ display: 'flex', ...sx }}>
      {mayWrite && (
        <IconButton aria-label={`Edit ${name}`} title="Edit" onClick={() => setEditing(record.id)} sx={button}>
          <EditOutlined fontSize="small" />
        </IconButton>
      )}
      {mayDelete && (
        <IconButton aria-label={`Delete ${name}`} title="Delete" onClick={() => setDeleting(true)} sx={button}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
      {deleting && <DeleteRecord kit={kit} record={record} sure={sure} onClose={() => setDeleting(false)} />}
    </Box>
  );
}
