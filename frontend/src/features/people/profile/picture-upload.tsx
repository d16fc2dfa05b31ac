import { PictureInput } from '../../../components/fields/picture-input';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api/api-error';
import type { User } from '../../../lib/api/api-types';
import { browser } from '../../../lib/browser';
import { nameOf } from '../../../lib/session/current-user';
import { rememberReturnTo } from '../../../lib/session/return-to';
import { profileSubject } from '../../../lib/subjects';
import { SignInUnchecked, useUploadPicture } from './profile';

const MOST_BYTES = 5 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'];
const LOGIN_AFTER_MS = 1_000;

/** Why a file will not do; null when it will. */
const objection = (file: File | undefined): readonly [title: string, text: string] | null => {
  if (!file) return ['No File Selected', 'Please choose a picture first.'];
  if (!TYPES.includes(file.type)) return ['Invalid File Type', 'Please select a JPEG, PNG, or GIF image.'];
  return file.size > MOST_BYTES ? ['File Too Large', 'Please select an image under 5MB.'] : null;
};

const tell = (error: Error): void => {
  if (error instanceof SignInUnchecked) {
    if (!error.isSignedOut)
      return void toast.error('We could not check your sign-in. Check your connection and try again.', 'Upload Error');
    toast.error('Please log in again to upload images.', 'Authentication Error');
    rememberReturnTo('/profile');
    setTimeout(() => browser.goTo('/api/login'), LOGIN_AFTER_MS);
    return;
  }
  const text = isApiError(error) && error.status < 500 ? error.detail : 'Failed to upload avatar. Please try again.';
  reportFailure(error, text, 'Upload Failed');
};

/** The own picture, and the button that sets another one. */
export function PictureUpload({ user }: { user: User }) {
  const upload = useUploadPicture(user);
  const name = nameOf(user);
  const choose = (file: File | undefined) => {
    const refused = objection(file);
    if (refused) return void toast.error(refused[1], refused[0]);
    if (file)
      upload.mutate(file, {
        onSuccess: () =>
          toast.success('Your new picture is in place.', profileSubject(name), { title: 'Avatar Updated' }),
        onError: tell,
      });
  };
  return (
    <PictureInput
      src={user.profileImageUrl ?? ''}
      name={name}
      label="Avatar"
      accept={TYPES.join(',')}
      hint="JPEG, JPG, PNG or GIF, up to 5 MB"
      busy={upload.isPending}
      onChoose={choose}
    />
  );
}
