import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';

export function EditDelete({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  return (
    <>
      <Button variant="outlined" startIcon={<EditOutlined />} onClick={onEdit}>
        Edit
      </Button>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={onDelete} sx={{ ml: 'auto' }}>
        Delete
      </Button>
    </>
  );
}
