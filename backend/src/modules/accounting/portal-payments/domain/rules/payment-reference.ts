/** The name of a payment on receipts and in the books, made from the end of its id: 'FEE-0000000A'. */
export const paymentReference = (id: string): string => `FEE-${id.slice(-8).toUpperCase()}`;
