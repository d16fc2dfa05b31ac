import { EventList } from '../../../features/administration/audit/event-list';

export function Component() {
  return <EventList />;
}
