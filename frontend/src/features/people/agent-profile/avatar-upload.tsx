import { useEffect, useState } from 'react';
import { PictureInput } from '../../../components/fields/picture-input';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api/api-error';
import { agentProfileSubject } from '../../../lib/subjects';
import { useUploadAvatar } from './agent-profile';

const MOST_BYTES = 5 * 1024 * 1024;
const FAILED = 'Failed to upload avatar. Please try again.';

/** Why a file will not do; null when it will. */
const objection = (file: File): readonly [title: string, text: string] | null => {
  if (!file.type.startsWith('image/')) return ['Not an Image', 'Please choose a picture, such as a PNG or JPEG file.'];
  return file.size > MOST_BYTES ? ['File Too Large', 'Please upload an image smaller than 5MB.'] : null;
};

export function AvatarUpload({ current, name }: { current: string; name: string }) {
  const upload = useUploadAvatar();
  const [preview, setPreview] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const choose = (file: File | undefined) => {
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
    <PictureInput
      src={preview ?? current}
      name={name}
      label="Upload Avatar"
      accept="image/*"
      hint="A picture of up to 5MB."
      error={reason}
      busy={upload.isPending}
      onChoose={choose}
    />
  );
}
