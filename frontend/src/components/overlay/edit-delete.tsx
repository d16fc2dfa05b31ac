import DeleteOutlined from '../../generated/icons/DeleteOutlined';
import EditOutlined from '../../generated/icons/EditOutlined';
import Button from '@mui/material/Button';

interface EditDeleteProps {
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

export function EditDelete({ onEdit, onDelete }: EditDeleteProps) {
  return (
    <>
      {onEdit && (
        <Button variant="outlined" startIcon={<EditOutlined />} onClick={onEdit}>
          Edit
        </Button>
      )}
      {onDelete && (
        <Button color="error" startIcon={<DeleteOutlined />} onClick={onDelete} sx={{ ml: 'auto' }}>
          Delete
        </Button>
      )}
    </>
  );
}
