import { bodyIn, formOf } from '../../../lib/records/record-kit';
import { redMesa } from '../../../testing/prepared/records';
import { clientKit } from './client-kit';

const form = formOf(clientKit);
const sent = (values: ReturnType<typeof form.values>) => bodyIn(clientKit, values, null);
const empty = () => form.values(null);

describe('the form of a client', () => {
  it('begins active, to pay in thirty days, and empty otherwise', () => {
    const { paymentTerms, status, ...rest } = empty();
    expect([paymentTerms, status]).toEqual(['net_30', 'active']);
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  });

  it('sends back what the client says, and what it does not say as nothing', () => {
    const client = {
      ...redMesa,
      contactName: 'Ben Yazzie',
      city: 'Tulsa',
      state: 'OK',
      creditLimit: '5000.00',
      status: 'suspended',
      paymentTerms: 'net_15',
      agentId: 'agent-7',
    } as const;
    expect(sent(form.values(client))).toEqual({
      companyName: 'Red Mesa Transport',
      contactName: 'Ben Yazzie',
      email: null,
      phone: null,
      address: null,
      city: 'Tulsa',
      state: 'OK',
      zipCode: null,
      dotNumber: null,
      mcNumber: null,
      taxId: null,
      billingAddress: null,
      creditLimit: '5000.00',
      notes: null,
      paymentTerms: 'net_15',
      status: 'suspended',
      agentId: 'agent-7',
    });
  });

  it('sends names and amounts as they are kept, without what was typed around them', () => {
    expect(sent({ ...empty(), companyName: ' Red Mesa ', creditLimit: '$1,250.5', phone: ' 555 ' })).toMatchObject({
      companyName: 'Red Mesa',
      creditLimit: '1250.50',
      phone: '555',
      agentId: null,
    });
    expect(sent(empty())).toMatchObject({ creditLimit: null });
  });
});
