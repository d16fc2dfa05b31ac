import { DefaultNamingStrategy } from 'typeorm';

export const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Maps property names to column names: `invoiceNumber` becomes `invoice_number`. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined): string {
    return custom ?? snake(property);
  }
}
