import PhotoCameraOutlined from '../../generated/icons/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type ChangeEvent } from 'react';

interface PictureInputProps {
  src: string;
  /** Whose picture it is. */
  name: string;
  label: string;
  accept: string;
  hint: string;
  error?: string | null;
  busy: boolean;
  onChoose: (file: File | undefined) => void;
}

/** A person's picture, and the button that chooses another one. */
export function PictureInput({ src, name, label, accept, hint, error = null, busy, onChoose }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    onChoose(file);
  };
  return (
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box
        component="img"
        src={src || '/default-avatar.svg'}
        alt={`Picture of ${name}`}
        sx={{
          width: 84,
          height: 84,
          borderRadius: '50%',
          objectFit: 'cover',
          border: 1,
          borderColor: 'divider',
          opacity: busy ? 0.6 : 1,
        }}
      />
      <Box>
        <Button
          variant="outlined"
          startIcon={<PhotoCameraOutlined />}
          disabled={busy}
          onClick={() => input.current?.click()}
          sx={{ minHeight: { xs: 44, md: 36 } }}
        >
          {busy ? 'Uploading...' : 'Upload Avatar'}
        </Button>
        <input ref={input} hidden type="file" accept={accept} aria-label={label} disabled={busy} onChange={choose} />
        <Typography
          variant="body2"
          color={error === null ? 'textSecondary' : 'error'}
          role={error === null ? undefined : 'alert'}
          sx={{ mt: 0.75 }}
        >
          {error ?? hint}
        </Typography>
      </Box>
    </Box>
  );
}
