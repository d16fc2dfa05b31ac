import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api-error';
import { agentProfileSubject } from '../../../lib/subjects';
import { useUploadAvatar } from '../api/agent-profile';

const MOST_BYTES = 5 * 1024 * 1024;
const FAILED = 'Failed to upload avatar. Please try again.';

/** Why a file will not do; null when it will. */
const objection = (file: File): readonly [title: string, text: string] | null => {
  if (!file.type.startsWith('image/')) return ['Not an Image', 'Please choose a picture, such as a PNG or JPEG file.'];
  return file.size > MOST_BYTES ? ['File Too Large', 'Please upload an image smaller than 5MB.'] : null;
};

export function AvatarUpload({ current, name }: { current: string; name: string }) {
  const id = useId();
  const upload = useUploadAvatar();
  const [preview, setPreview] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const refused = objection(file);
    if (refused) return void toast.error(refused[1], refused[0]);
    setPreview(URL.createObjectURL(file));
    setReason(null);
    upload.mutate(file, {
      onSuccess: () =>
        toast.success('Your new picture is in place.', agentProfileSubject(name), { title: 'Picture updated' }),
      onError: (error) => {
        reportFailure(error, FAILED, 'Upload Failed');
        if (isApiError(error) && error.status < 500) setReason(error.detail);
      },
      onSettled: () => setPreview(null),
    });
  };

  return (
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box
        component="img"
        src={preview ?? (current || '/default-avatar.svg')}
        alt={`Picture of ${name}`}
        sx={{
          width: 84,
          height: 84,
          borderRadius: '50%',
          objectFit: 'cover',
          border: 1,
          borderColor: 'divider',
          opacity: upload.isPending ? 0.6 : 1,
        }}
      />
      <Box>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          htmlFor={id}
          variant="outlined"
          startIcon={<PhotoCameraOutlined />}
          disabled={upload.isPending}
          sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
        >
          {upload.isPending ? 'Uploading...' : 'Upload Avatar'}
          <Box
            component="input"
            id={id}
            type="file"
            accept="image/*"
            aria-label="Upload Avatar"
            disabled={upload.isPending}
            onChange={choose}
            sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
          />
        </Button>
        <Typography
          variant="body2"
          color={reason === null ? 'textSecondary' : 'error'}
          role={reason === null ? undefined : 'alert'}
          sx={{ mt: 0.75 }}
        >
          {reason ?? 'A picture of up to 5MB.'}
        </Typography>
      </Box>
    </Box>
  );
}
