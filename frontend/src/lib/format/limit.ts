/** How many clients or invoices an agent may have. */
export const limitText = (limit: number | null | undefined): string =>
  limit !== null && limit !== undefined && limit > 0 ? limit.toLocaleString('en-US') : 'Unlimited';
