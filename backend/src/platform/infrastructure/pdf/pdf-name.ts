/** What a paper is called as a file: 'INV-000007.pdf'. */
export const pdfName = (number: string): string => `${number.replace(/[^\w.-]/g, '_')}.pdf`;
