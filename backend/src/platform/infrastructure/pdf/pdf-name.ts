/** The file name of a PDF: 'INV-000007.pdf'. */
export const pdfName = (number: string): string => `${number.replace(/[^\w.-]/g, '_')}.pdf`;
