import { Outlet } from 'react-router';
import { ReadingList } from '../../../features/administration/readings/reading-list';

export function Component() {
  return (
    <>
      <ReadingList />
      <Outlet />
    </>
  );
}
