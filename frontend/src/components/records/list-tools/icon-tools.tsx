import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SystemStyleObject } from '@mui/system';
import { useState, type ReactNode } from 'react';
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
  /** With their words beside the pictures, where there is room. */
  worded?: boolean;
}

interface ToolProps {
  word: 'Edit' | 'Delete';
  of: string;
  icon: ReactNode;
  onClick: () => void;
  sx: SystemStyleObject<Theme> | 'worded';
}

const Tool = ({ word, of, icon, onClick, sx }: ToolProps) =>
  sx === 'worded' ? (
    <Button
      aria-label={`${word} ${of}`}
      startIcon={icon}
      onClick={onClick}
      {...(word === 'Edit' ? { variant: 'outlined' } : { color: 'error', sx: { ml: 'auto' } })}
    >
      {word}
    </Button>
  ) : (
    <IconButton aria-label={`${word} ${of}`} title={word} onClick={onClick} sx={sx}>
      {icon}
    </IconButton>
  );

/** Edit and Delete as pictures, on a card of a list; nothing for who may do neither. */
export function IconTools<Item extends AnyRecord>({
  kit,
  record,
  sure,
  sx = {},
  button = {},
  worded = false,
}: IconToolsProps<Item>) {
  const mayWrite = useCan(permissionTo('write', kit));
  const mayDelete = useCan(permissionTo('delete', kit));
  const [, setEditing] = useEditParam();
  const [deleting, setDeleting] = useState(false);
  const look = { of: kit.displayName(record), sx: worded ? ('worded' as const) : button };
  if (!mayWrite && !mayDelete) return null;
  return (
    <Box sx={{ display: 'flex', ...(worded && { flex: 1 }), ...sx }}>
      {mayWrite && (
        <Tool {...look} word="Edit" icon={<EditOutlined fontSize="small" />} onClick={() => setEditing(record.id)} />
      )}
      {mayDelete && (
        <Tool {...look} word="Delete" icon={<DeleteOutlined fontSize="small" />} onClick={() => setDeleting(true)} />
      )}
      {deleting && <DeleteRecord kit={kit} record={record} sure={sure} onClose={() => setDeleting(false)} />}
    </Box>
  );
}
