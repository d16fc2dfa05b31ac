export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** 'fuel tax' as a title: 'Fuel Tax'. */
export const titled = (words: string): string => words.replace(/(^|\s)([a-z])/g, (letter) => letter.toUpperCase());

export const countedInvoices = (count: number): string => (count === 1 ? '1 invoice' : `${count} invoices`);
