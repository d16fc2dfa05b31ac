import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../../lib/lazy-named';

/** The list of uploads beside it does not wait for what forms need. */
export const UploadForm = lazyNamed(
  () => import('./upload-form').then((module) => module.UploadForm),
  <SkeletonList rows={1} height={240} />,
);
