import { EventSearch } from '../../../features/administration/audit/event-search';

export function Component() {
  return <EventSearch />;
}
