import { admin, agentUser, clientUser } from '../../testing/prepared/people';
import { can } from './session-context';

describe('what somebody can do', () => {
  it('is everything of the office for an administrator, but nothing of clients and agents', () => {
    proves('RUL-007');
    const bare = { ...admin, permissions: [] };
    expect(
      ['clients.delete', 'agents.manage', 'settings.write', 'portal-payments.manage'].every((permission) =>
        can(bare, permission),
      ),
    ).toBe(true);
    expect(['portal.read', 'portal.pay', 'agent.read', 'agent.write'].some((permission) => can(bare, permission))).toBe(
      false,
    );
  });

  it('is what the server lists for everybody else', () => {
    proves('RUL-008', 'RUL-011');
    expect([can(agentUser, 'clients.read'), can(agentUser, 'clients.delete')]).toEqual([true, false]);
    expect([can(clientUser, 'portal.pay'), can(clientUser, 'clients.read')]).toEqual([true, false]);
  });
});
