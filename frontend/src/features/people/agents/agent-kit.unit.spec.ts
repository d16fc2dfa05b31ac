import type { Agent } from '../../../lib/api/api-types';
import { agentRecord } from '../../../testing/prepared/people';
import { bodyIn, formOf } from '../../../lib/records/record-kit';
import { agentKit, limitRule } from './agent-kit';

const agentForm = formOf(agentKit);
const agentFields = (values: ReturnType<typeof agentForm.values>) => bodyIn(agentKit, values, null);

const rights = ['canCreateInvoices', 'canViewReports', 'canManageClients', 'canAccessAccounting'] as const;
const none = Object.fromEntries(rights.map((right) => [right, false])) as Record<(typeof rights)[number], boolean>;

describe('the form of an agent', () => {
  it('begins with the documented defaults', () => {
    expect(agentForm.values(null)).toEqual({
      userId: '',
      displayName: '',
      email: '',
      department: '',
      accessLevel: 'basic',
      maxClients: '50',
      maxInvoices: '100',
      canCreateInvoices: true,
      canViewReports: false,
      canManageClients: true,
      canAccessAccounting: false,
      restrictedFeatures: [],
    });
  });

  it.each(rights)('sends back every right as it was: %s alone', (right) => {
    const agent: Agent = { ...agentRecord, ...none, [right]: true };
    expect(agentFields(agentForm.values(agent))).toMatchObject({ ...none, [right]: true });
  });

  it('sends back all else as it was, without what it does not know', () => {
    const agent: Agent = {
      ...agentRecord,
      maxInvoices: 25,
      restrictedFeatures: ['ifta', 'toll'] as Agent['restrictedFeatures'],
    };
    expect(agentFields(agentForm.values(agent))).toEqual({
      userId: 'user-7',
      displayName: 'Riley at Ridgeline',
      email: 'riley.desk@ridgeline.test',
      department: 'Dispatch',
      accessLevel: 'standard',
      maxClients: 50,
      maxInvoices: 25,
      canCreateInvoices: true,
      canViewReports: true,
      canManageClients: true,
      canAccessAccounting: true,
      restrictedFeatures: ['ifta'],
    });
  });

  it('sends what is empty as nothing, and an emptied limit as none', () => {
    const values = agentForm.values({ ...agentRecord, email: null, department: null });
    expect(values).toMatchObject({ email: '', department: '' });
    expect(
      agentFields({ ...values, displayName: ' Jo ', department: ' ', maxClients: ' ', maxInvoices: ' 7 ' }),
    ).toMatchObject({ displayName: 'Jo', email: null, department: null, maxClients: 0, maxInvoices: 7 });
    expect(agentFields({ ...values, maxClients: ' 8 ', maxInvoices: '' })).toMatchObject({
      maxClients: 8,
      maxInvoices: 0,
    });
  });

  it('has a place for what the server says of each field', () => {
    expect(Object.keys(agentForm.values(null)).sort()).toEqual(Object.keys(agentFields(agentForm.values(null))).sort());
  });
});

describe('the limit of an agent', () => {
  it.each(['0', '7', ' 50 ', '999999', ''])('may be %p', (typed) => {
    expect(limitRule('Max clients').validate(typed)).toBe(true);
  });

  it.each(['-1', '1.5', 'x', '7x', 'x7', '1000000'])('may not be %p', (typed) => {
    expect(limitRule('Max clients').validate(typed)).toBe('Max clients must be a whole number of at least 0');
  });
});
