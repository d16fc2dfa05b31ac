/** What the review says of one purchase, and of several after their number. */
export const WORDS = {
  noState: [
    'A purchase of fuel names no state: it gives no credit',
    'purchases of fuel name no state: they give no credit',
  ],
  noVehicle: ['A purchase of fuel names no vehicle', 'purchases of fuel name no vehicle'],
  untaxed: [
    'A purchase of fuel has no tax in its price: keep withdrawal records of bulk fuel',
    'purchases of fuel have no tax in their price: keep withdrawal records of bulk fuel',
  ],
  outside: [
    'A purchase of fuel is booked in this quarter and was bought outside of it',
    'purchases of fuel are booked in this quarter and were bought outside of it',
  ],
} as const;
