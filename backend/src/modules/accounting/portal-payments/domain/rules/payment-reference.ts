/** How receipts and the books call a payment: the end of its id. */
export const paymentReference = (id: string): string => `FEE-${id.slice(-8).toUpperCase()}`;
