import { FactList } from '../../../components/fact-list';
import type { Client } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { paymentTermsLabels } from '../../../lib/labels';
import { formatMoney } from '../../../lib/money';

const townOf = ({ city, state, zipCode }: Client): string => [city, state, zipCode].filter(Boolean).join(' ');

/** What is kept of a client itself. */
export const ClientFacts = ({ client }: { client: Client }) => (
  <FactList
    facts={[
      ['Contact', client.contactName],
      ['Email', client.email && <a href={`mailto:${client.email}`}>{client.email}</a>],
      ['Phone', client.phone && <a href={`tel:${client.phone}`}>{client.phone}</a>],
      ['Address', [client.address, townOf(client)].filter(Boolean).join('\n')],
      ['Billing address', client.billingAddress],
      ['DOT number', client.dotNumber],
      ['MC number', client.mcNumber],
      ['Tax ID', client.taxId],
      ['Payment terms', paymentTermsLabels[client.paymentTerms]],
      ['Credit limit', formatMoney(client.creditLimit)],
      ['Notes', client.notes],
      ['Added', formatDateTime(client.createdAt)],
      ['Last change', formatDateTime(client.updatedAt)],
    ]}
  />
);
