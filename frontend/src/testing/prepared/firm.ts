/** The firm whose app is opened, as `GET /api/firm` says it. */
export const firm = {
  name: 'Ridgeline',
  phone: '(555) 012-3456',
  email: 'help@ridgeline.test',
  timeZone: 'America/New_York',
  demo: false,
  version: '1.2.3',
  today: '2026-03-02',
};
