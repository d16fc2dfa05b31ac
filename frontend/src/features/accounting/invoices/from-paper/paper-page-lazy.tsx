import Skeleton from '@mui/material/Skeleton';
import { lazyNamed } from '../../../../lib/lazy-named';

export const PaperPage = lazyNamed(
  () => import('./paper-page').then((module) => module.PaperPage),
  <Skeleton variant="rounded" height={360} />,
);
