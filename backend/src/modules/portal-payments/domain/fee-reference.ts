/** How receipts and the books call a payment: the end of its id. */
export const feeReference = (id: string): string => `FEE-${id.slice(-8).toUpperCase()}`;
