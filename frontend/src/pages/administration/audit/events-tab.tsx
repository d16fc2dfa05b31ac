import { EventSearch } from '../../../features/administration/audit/event-list';

export function Component() {
  return <EventSearch />;
}
